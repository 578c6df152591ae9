import { type ReactNode, useEffect, useState } from 'react';
import type { Painting } from './painting.ts';
import type { Paint } from './paints.ts';
import type { GraphSource } from './source.ts';
import { useAddressOption } from './useAddress.ts';

/** What the analyst chose to have painted on the edges of a graph, and the field to choose it. */
export function usePaint(
  paints: readonly Paint[],
  source: GraphSource,
): {
  readonly painting: Painting | undefined;
  readonly choice: ReactNode;
} {
  const [name, setName] = useAddressOption('paint');
  const [found, setFound] = useState<Painting | string>();
  useEffect(() => {
    let isGone = false;
    setFound(undefined);
    const paint = paints.find((each) => each.name === name);
    paint?.load(source).then(
      (painting) => {
        if (!isGone) setFound(painting);
      },
      (error: unknown) => {
        if (!isGone) setFound(`It cannot be painted: ${error instanceof Error ? error.message : error}`);
      },
    );
    return () => {
      isGone = true;
    };
  }, [paints, source, name]);
  const choice =
    paints.length === 0 ? null : (
      <>
        <label>
          Paint{' '}
          <select value={name} onChange={(event) => setName(event.target.value)}>
            <option value="">nothing</option>
            {paints.map((paint) => (
              <option key={paint.name} value={paint.name}>
                {paint.title}
              </option>
            ))}
          </select>
        </label>
        {typeof found === 'string' ? <p role="status">{found}</p> : null}
      </>
    );
  return { painting: typeof found === 'string' ? undefined : found, choice };
}
