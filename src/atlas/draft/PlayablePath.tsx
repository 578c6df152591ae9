import { useMemo, useState } from 'react';
import { eventOf, type RecordedValue } from '../../../machines/exploration/index.ts';
import { countOf } from '../../walkthrough/sentences.ts';
import { codeOfWalkthrough } from '../model/walkthrough-code.ts';
import type { GraphSource } from '../source.ts';
import { hashOf } from '../useAddress.ts';
import type { FoundPath } from './model/evaluate.ts';

/** A way that was found, told move by move and played in the walkthrough. */
export function PlayablePath({
  source,
  draftText,
  path: { scenario, events: recorded },
  values,
}: {
  /** The journey with the draft. */
  readonly source: GraphSource;
  readonly draftText: string;
  readonly path: FoundPath;
  readonly values: readonly RecordedValue[];
}) {
  const [isOpen, setOpen] = useState(false);
  const events = useMemo(() => recorded.map((event) => eventOf(event, values)), [recorded, values]);
  const play = () => {
    const player = source.player(new Map());
    const moves = codeOfWalkthrough(player, player.replay(scenario, events));
    const options = new Map([
      ['draft', draftText],
      ['scenario', scenario],
      ['moves', moves],
    ]);
    window.location.hash = hashOf({ journey: source.id, view: 'walkthrough', chosen: '', options });
  };
  return (
    <div className="at-way">
      <button type="button" className="at-link" onClick={play}>
        Walk this way
      </button>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {events.length === 0 ? 'It begins so' : `What happens, in ${countOf(events.length, 'move')}`}
        </summary>
        {isOpen ? (
          <ol>
            <li>{scenario}</li>
            {source.describeEvents(scenario, events).map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen again
              <li key={index}>{line}</li>
            ))}
          </ol>
        ) : null}
      </details>
    </div>
  );
}
