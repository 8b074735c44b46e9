import { notices } from './notices.svelte';

/** Put a text on the clipboard, or show it where that is not allowed. */
export async function copy(text: string, told: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notices.add(told);
  } catch {
    notices.add(text);
  }
}
