import { api } from './api';

/** What links to races begin with: this page may stand under a name that leads other devices to themselves. */
class Invite {
  origin = $state(location.origin);
  onlyHere = $state(false);

  /** Ask the server under which address others come. */
  async find(): Promise<string> {
    const address = await api.address();
    this.origin = address.origin ?? location.origin;
    this.onlyHere = address.only_here;
    return this.origin;
  }

  /** The link to a race; what a chat shows beside it is in this language. */
  to(table: string, language = 'en'): string {
    return `${this.origin}/t/${table}${language === 'en' ? '' : `?lang=${language}`}`;
  }
}

export const invite = new Invite();
