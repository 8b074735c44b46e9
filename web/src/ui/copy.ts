import { notices } from './notices.svelte';

/** Put a text on the clipboard, or show it where that is not allowed. */
export async function copy(text: string, told: string): Promise<void> {
  notices.add((await written(text)) ? told : text);
}

async function written(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text); // without TLS there is no clipboard
  }
}

/** Can this browser put a picture on the clipboard? */
export const copiesPictures = (): boolean => 'ClipboardItem' in window && !!navigator.clipboard?.write;

export async function copyPicture(picture: Blob, told: string): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
  notices.add(told);
}

/** As somebody would: select it, and copy what is selected. */
function copiedByHand(text: string): boolean {
  const held = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true; // no keyboard comes up
  field.style.cssText = 'position:fixed;top:0;left:0;opacity:0';
  (held?.closest('dialog') ?? document.body).append(field); // outside of an open dialog nothing can be selected
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (held instanceof HTMLElement) held.focus({ preventScroll: true });
  }
}

/** Can this device hand a link on to its other programs? Only over TLS. */
export const sharing = (): boolean => typeof navigator.share === 'function';

/** Hand a link on; who changes their mind is not told that it failed. */
export async function share(url: string, title: string, told: string): Promise<void> {
  try {
    await navigator.share({ url, title });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url, told);
  }
}
