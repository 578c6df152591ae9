import { provider } from '../../../content/provider.ts';
import { start } from '../../../content/start.ts';
import { withLinks } from '../../renderer/LinkedText.tsx';

const copy = start;

/** Where the provider can be called, and when. */
export function OpeningHours() {
  return (
    <section className="ds-opening ds-stack" aria-labelledby="hours">
      <h2 id="hours">{copy.talk}</h2>
      <dl className="ds-hours">
        <div>
          <dt>{copy.phone}</dt>
          <dd>
            <strong>{withLinks(provider.phone)}</strong>
            <span className="ds-hint">{copy.textphone}</span>
          </dd>
        </div>
        {provider.opening.map(({ days, times }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
