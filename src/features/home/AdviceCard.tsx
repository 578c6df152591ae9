import { homeCards } from '../../../content/home-cards.ts';
import { Folded } from './Folded.tsx';

const copy = homeCards.advice;

/** Help with money from others. */
export function AdviceCard() {
  return (
    <Folded title={copy.title} summary={copy.fold}>
      <div className="ds-home-body">
        <p>{copy.text}</p>
        <ul className="ds-home-items">
          {copy.links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </Folded>
  );
}
