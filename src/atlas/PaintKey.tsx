import { Mark } from './DrawnParts.tsx';
import type { Painting, Stroke } from './paints.ts';

/** What a painting is of, and what its lines mean. */
export function PaintKey({ painting }: { readonly painting: Painting }) {
  return (
    <section aria-label="What is painted" className="at-key">
      <p role="status">{painting.summary}</p>
      <ul>
        {painting.legend.map((stroke) => (
          <li key={stroke.inWords}>
            <KeyLine stroke={stroke} />
            {stroke.inWords}
          </li>
        ))}
      </ul>
    </section>
  );
}

function KeyLine({ stroke: { tone, width, isDashed, mark } }: { readonly stroke: Stroke }) {
  return (
    <svg aria-hidden="true" className="at-key-line" data-tone={tone} width={56} height={20}>
      <path d="M2,10 H54" strokeWidth={width ?? 2} strokeDasharray={isDashed ? '2 5' : undefined} />
      {mark === '' ? null : <Mark text={mark} at={{ x: 28, y: 10 }} />}
    </svg>
  );
}
