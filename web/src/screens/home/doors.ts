import type { IconName } from '../../ui/icons';

/** What a door shows above its words; drawn in `DoorArt.svelte`. */
export type Picture = 'circuit' | 'pencil' | 'season' | 'friends' | 'cards' | 'corner';

/** A way from the start page to something that is not the next race. A new one is a row here, a picture, and
 * three texts: `door-NAME`, `door-NAME-about`, `door-NAME-go`. */
export interface Door {
  name: 'own' | 'studio' | 'season' | 'friends' | 'learn' | 'rules';
  icon: IconName;
  picture: Picture;
  /** Who sees it: everybody, or only those who have raced, or only those who have not. */
  who?: 'new' | 'back';
}

export const DOORS: readonly Door[] = [
  { name: 'own', icon: 'settings', picture: 'circuit' },
  { name: 'studio', icon: 'wrench', picture: 'pencil' },
  { name: 'season', icon: 'trophy', picture: 'season' },
  { name: 'friends', icon: 'users', picture: 'friends' },
  { name: 'learn', icon: 'help', picture: 'cards', who: 'back' },
  { name: 'rules', icon: 'book', picture: 'corner', who: 'new' },
];
