import type { Words } from '../../machines/engine/index.ts';

/** What a question is called where it is named beside others. */
export function shortLabelOf(words: Words, question: string): string {
  const own = words.review?.[question];
  return (typeof own === 'object' ? own.label : own) ?? words.questions[question]?.label ?? question;
}
