// The least that a page can be: React shows a text after some calls that went out together. Built by pages.ts.
import { createRoot } from 'react-dom/client';

interface BareCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

function readJson<T>(id: string): T {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null') as T;
}

const lines = readJson<readonly string[]>('text');
const calls = readJson<readonly BareCall[]>('calls');
const root = document.getElementById('root');
if (root) {
  await Promise.all(
    calls.map(async ({ url, ...request }) => (await fetch(url, request as RequestInit)).text()),
  );
  createRoot(root).render(
    <main>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <p key={index}>{line}</p>
      ))}
    </main>,
  );
}
