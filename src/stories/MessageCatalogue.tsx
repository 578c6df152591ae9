import { useState } from 'react';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import './message-catalogue.css';
import { hasWords, isNowhere, type MessageRow, type ShownMessage } from './message-rows.ts';

const texts = {
  title: 'Messages',
  find: 'Find by key, words, step or tone',
  nowhere: 'Only those that are shown nowhere',
  columns: ['Key', 'Text', 'Placeholders', 'Where it shows'],
  isNowhere: 'Shown nowhere',
  named: 'Named by',
};

/** Every message that residents can read: what it says, what is filled in, where it shows and how. */
export function MessageCatalogue({
  rows,
  nowhere = false,
}: {
  readonly rows: readonly MessageRow[];
  readonly nowhere?: boolean;
}) {
  const [wanted, setWanted] = useState('');
  const [isOnlyNowhere, setOnlyNowhere] = useState(nowhere);
  const found = rows.filter((row) => hasWords(row, wanted) && (!isOnlyNowhere || isNowhere(row)));
  return (
    <div className="sw-page">
      <h1>{texts.title}</h1>
      <search className="sw-search">
        <label>
          {texts.find}
          <input
            type="search"
            autoComplete="off"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </label>
        <label>
          <input
            type="checkbox"
            checked={isOnlyNowhere}
            onChange={(event) => setOnlyNowhere(event.target.checked)}
          />
          {texts.nowhere}
        </label>
        <p role="status">{`${found.length} of ${rows.length}`}</p>
      </search>
      <table className="sw-table">
        <caption>
          <VisuallyHidden>{texts.title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {texts.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                <code>{row.key}</code>
              </th>
              <td>{row.text}</td>
              <td>{row.placeholders.join(', ')}</td>
              <td>
                <Places row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Places({ row }: { readonly row: MessageRow }) {
  if (isNowhere(row)) return <strong>{texts.isNowhere}</strong>;
  const together = Map.groupBy(row.shown, ({ journey, tone }) => `${journey}, ${tone}: `);
  return (
    <ul>
      {[...together].map(([how, places]) => (
        <li key={how}>
          {how}
          {places.map((place) => (
            <Place key={place.step} place={place} />
          ))}
        </li>
      ))}
      {row.named.map((file) => (
        <li key={file}>
          {texts.named} <code>{file}</code>
        </li>
      ))}
    </ul>
  );
}

/** The step where it shows, with the way to the story that shows it. */
const Place = ({ place }: { readonly place: ShownMessage }) => (
  <a href={`./?path=/story/${place.story}`} target="_top">
    {place.step}
  </a>
);
