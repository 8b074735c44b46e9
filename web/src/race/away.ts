/** So long somebody is away before anybody may let a driver go on; the server says when it is too early. */
export const AWAY_SECONDS = 60;

/** Seconds as minutes and seconds. */
export const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
