import { useId } from 'react';
import { saveFile } from '../../ui/save-file.ts';
import { signInAddress } from './source.ts';
import type { TrafficSource } from './useTraffic.ts';

/** Where the numbers come from: the gateway, for whoever is signed in, or a file. */
export function SourceTools({ source }: { readonly source: TrafficSource }) {
  const { reading, open, signOut } = source;
  return (
    <fieldset className="at-source">
      <legend>Numbers</legend>
      {reading.state === 'read' ? <SaveButton source={source} /> : null}
      <FileButton onOpen={open} />
      {reading.state === 'read' && !reading.isFromFile ? (
        <button type="button" onClick={signOut}>
          Sign out
        </button>
      ) : null}
    </fieldset>
  );
}

/** The way to the gateway's sign-in, and back to this place. */
export const SignInLink = () => <a href={signInAddress(window.location.hash)}>Sign in as an analyst</a>;

function SaveButton({ source: { reading } }: { readonly source: TrafficSource }) {
  if (reading.state !== 'read') return null;
  const { traffic } = reading;
  const save = () =>
    saveFile(
      `traffic-${traffic.from}-${traffic.to}.json`,
      new Blob([JSON.stringify(traffic)], { type: 'application/json' }),
    );
  return (
    <button type="button" onClick={save}>
      Save as JSON
    </button>
  );
}

function FileButton({ onOpen }: { onOpen(file: File): void }) {
  const id = useId();
  return (
    <span className="at-file">
      <label htmlFor={id}>Open a saved file</label>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onOpen(file);
          // So that the same file can be opened again.
          target.value = '';
        }}
      />
    </span>
  );
}
