import type { FlowWithCopy } from '../../walkthrough/flow.ts';
import { journeySource } from '../journey/journey-source.tsx';
import type { GraphSource } from '../source.ts';
import { type Applied, applyDraft } from './model/apply.ts';
import { type Draft, parseDraft } from './model/draft.ts';
import { originalTexts, showTexts } from './page-texts.ts';

/** A journey with a draft in it, and what of the draft could not be put in. */
export interface Drafted extends Pick<Applied, 'faults' | 'texts'> {
  readonly flow: FlowWithCopy;
}

/** The journey as a draft has it. What is recorded of the journey as it is does not hold for it. */
export function draftedFlow({ report: _report, ...flow }: FlowWithCopy, draft: Draft): Drafted {
  const { flow: applied, texts, faults } = applyDraft(flow, draft, originalTexts);
  const { journey, grownFrom } = applied;
  // The words and screens of what the journey is made of come with it.
  const grown = grownFrom === flow.grownFrom || !grownFrom ? {} : flow.portal?.grow?.(grownFrom);
  const portal = flow.portal && { ...flow.portal, ...grown, journey };
  return { flow: { ...applied, copy: portal?.copy ?? flow.copy, portal }, texts, faults };
}

/**
 * What the views show while the address holds a draft: the journey with the draft. The real screens of the page then read
 * its messages.
 * @param text the draft as it stands in the address; one that is wrong changes nothing, and is told where drafts are made
 */
export function draftedSource(source: GraphSource, text: string): GraphSource {
  const parsed = source.flow && parseDraft(text, source.id);
  if (!source.flow || !parsed || 'fault' in parsed || parsed.draft.edits.length === 0) {
    showTexts({});
    return source;
  }
  const { flow, texts } = draftedFlow(source.flow, parsed.draft);
  showTexts(texts);
  return journeySource(flow);
}
