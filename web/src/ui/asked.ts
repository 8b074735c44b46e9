import { ApiError } from '../net/api';
import { explain } from '../words/problem';
import { notices } from './notices.svelte';

/** Carry a request out; a refusal is told. Was it done? */
export async function asked(request: Promise<unknown>): Promise<boolean> {
  try {
    await request;
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    notices.add(explain(error.problem), 'error');
    return false;
  }
}
