import { byPhone, type PhoneScript } from '../../../content/by-phone.ts';
import { start } from '../../../content/start.ts';
import { withoutScript as copy } from '../../../content/without-script.ts';
import type { JourneyName } from '../../../contract/journey-places.ts';
import { fill } from '../../../machines/engine/index.ts';
import { LinkedText } from '../../renderer/LinkedText.tsx';
import { phoneAddress } from './pages.ts';

/** A journey without one does not compile. */
const scripts: Readonly<Record<JourneyName, PhoneScript>> = byPhone;

/** In the order of the texts. */
const journeys = Object.keys(byPhone) as readonly JourneyName[];

/** What to dial, and when. */
export function CallUs() {
  return (
    <p className="ds-plain-call">
      <strong>
        <LinkedText>{copy.call}</LinkedText>
      </strong>{' '}
      {start.textphone}.
    </p>
  );
}

function Ready({ journey }: { readonly journey: JourneyName }) {
  const { text, ready, say } = scripts[journey];
  return (
    <>
      <p>{text}</p>
      <dl className="ds-plain-script">
        <dt>{copy.ready}</dt>
        <dd>
          <ul>
            {ready.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </dd>
        <dt>{copy.say}</dt>
        <dd>{fill(copy.said, { words: say })}</dd>
      </dl>
    </>
  );
}

/** How journeys are begun by phone; one that the whole page is about needs no heading of its own. */
export function PhoneScripts({
  of,
  isAlone,
}: {
  readonly of: readonly JourneyName[];
  readonly isAlone: boolean;
}) {
  return of.map((journey) => (
    <section key={journey} className="ds-stack" data-by-phone={journey}>
      {isAlone ? null : <h2>{scripts[journey].title}</h2>}
      <Ready journey={journey} />
    </section>
  ));
}

/** The heading of a page about these journeys: that of the first. */
export const phoneTitle = (of: readonly JourneyName[]): string | undefined =>
  of.map((one) => scripts[one].title)[0];

/** All that can be done by phone, with links to how. */
export function Everything() {
  return (
    <section className="ds-stack" aria-labelledby="everything">
      <h2 id="everything">{copy.everything}</h2>
      <ul className="ds-plain-list">
        {journeys.map((journey) => (
          <li key={journey}>
            <a href={phoneAddress(journey)}>{scripts[journey].title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
