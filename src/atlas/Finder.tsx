import { useId, useState } from 'react';
import type { SearchResult } from './model/search.ts';

/** Finds steps, rules, questions, operations and messages by any word of theirs. */
export function Finder({
  find,
  onChoose,
}: {
  find(text: string): readonly SearchResult[];
  onChoose(node: string): void;
}) {
  const [text, setText] = useState('');
  const id = useId();
  const results = find(text);
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
          {results.length === 0 ? <li>Nothing has these words</li> : null}
        </ul>
      )}
    </search>
  );
}
