import { useId, useState } from 'react';
import type { GraphSource } from './source.ts';
import { hashOf } from './useAddress.ts';

/** Other journeys are searched once as many letters are there; more results than the second are not read. */
const fewestLetters = 3;
const maxElsewhere = 20;

/** Finds steps, rules, questions, operations, messages and requirements by any word of theirs: here, then elsewhere. */
export function Finder({
  source,
  sources,
  onChoose,
}: {
  readonly source: GraphSource;
  readonly sources: readonly GraphSource[];
  onChoose(node: string): void;
}) {
  const [text, setText] = useState('');
  const id = useId();
  const results = source.search(text);
  const elsewhere = sources
    .filter(({ id: other }) => other !== source.id && text.trim().length >= fewestLetters)
    .flatMap(({ id: journey, name, search }) =>
      search(text).map(({ node, ...result }) => ({
        ...result,
        name,
        href: hashOf({ journey, view: 'map', chosen: node }),
      })),
    )
    .slice(0, maxElsewhere);
  return (
    <search className="at-finder">
      <label htmlFor={id}>Find</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text.trim() === '' ? null : (
        <ul className="at-results" aria-label="Found">
          {results.map((result) => (
            <li key={`${result.node} ${result.what}`}>
              <button
                type="button"
                onClick={() => {
                  setText('');
                  onChoose(result.node);
                }}
              >
                <strong>{result.where}</strong> {result.what}
              </button>
            </li>
          ))}
          {elsewhere.map(({ name, where, what, href }) => (
            <li key={`${href} ${what}`}>
              <a href={href}>
                <strong>
                  {name}
                  {where === name ? '' : `: ${where}`}
                </strong>{' '}
                {what}
              </a>
            </li>
          ))}
          {results.length + elsewhere.length === 0 ? <li>Nothing has these words</li> : null}
        </ul>
      )}
    </search>
  );
}
