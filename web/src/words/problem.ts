import { has, t } from './l10n';
import type { Problem } from '../net/protocol';

/** Why something did not go, as a sentence. */
export function explain(problem: Problem): string {
  const key = `problem-${problem.key}`;
  return has(key) ? t(key, problem.arguments) : problem.text || t('problem-server-error');
}
