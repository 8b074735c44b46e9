/** Keep the screen lit while it is looked at, where the browser can; gives the way to let it sleep again. */
export function awake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;
  const ask = async (): Promise<void> => {
    if (document.hidden || ended || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (ended) await lock.release();
    } catch {
      // a battery that is low, or no TLS: the screen sleeps when it likes
    }
  };
  const back = () => void ask(); // the browser lets go of it whenever the page is hidden
  document.addEventListener('visibilitychange', back);
  void ask();
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', back);
    void lock?.release();
  };
}
