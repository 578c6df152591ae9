import { countOf } from '../../walkthrough/sentences.ts';
import type { GraphSource } from '../source.ts';
import { hashOf } from '../useAddress.ts';
import { parseDraft } from './model/draft.ts';

/** Says above a view that it shows a draft, and leads to it and out of it. */
export function DraftBanner({
  source,
  view,
  text,
}: {
  readonly source: GraphSource;
  readonly view: string;
  readonly text: string;
}) {
  const parsed = parseDraft(text, source.id);
  const address = { journey: source.id, chosen: '' };
  return (
    <div className="at-draft-banner" role="status">
      <p>
        {'fault' in parsed
          ? 'The draft in the address cannot be read, so the product is shown.'
          : `A draft with ${countOf(parsed.draft.edits.length, 'change')} is shown. The product is as it was.`}
      </p>
      <a href={hashOf({ ...address, view: 'draft', options: new Map([['draft', text]]) })}>Go to the draft</a>
      <a href={hashOf({ ...address, view })}>Show the product</a>
    </div>
  );
}
