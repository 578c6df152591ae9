import { useHeld } from '../ui/held.ts';
import './skeleton.css';

const bars = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const;

/** The place of rows that are on their way, about as large as they will be. */
export function Skeleton({ isCards }: { readonly isCards: boolean }) {
  useHeld();
  return (
    <div className={isCards ? 'ds-list-bones ds-list-bones-cards' : 'ds-list-bones'} aria-hidden="true">
      {bars.map((bar) => (
        <div key={bar} className="ds-list-bone">
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
