import type { Copy } from '../../machines/engine/index.ts';

/** What a question is called where it is named beside others. */
export function shortLabelOf(copy: Copy, question: string): string {
  const own = copy.review?.[question];
  return (typeof own === 'object' ? own.label : own) ?? copy.questions[question]?.label ?? question;
}
