/** Long enough for a region that is new to be known to screen readers, and for a wait that is soon over to stay unsaid. */
const pauseMs = 200;

const regions = new WeakMap<Element, HTMLElement>();

/** What is to be said or stands in a region, with how many ask for it. */
const said = new Map<string, { askers: number; line: HTMLElement | undefined }>();

/** The region of a page or of the dialog over it: what is behind an open dialog is not read out. */
function regionNow(): HTMLElement {
  const host = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const known = regions.get(host);
  if (known?.isConnected) return known;
  const region = document.createElement('div');
  region.className = 'ds-hidden';
  region.setAttribute('aria-live', 'polite');
  host.append(region);
  regions.set(host, region);
  return region;
}

/**
 * Has a screen reader say something when it has finished, through a region that is there before the words are. What is said
 * already is not said again while somebody still asks for it. Returns what takes the words back.
 */
export function announce(words: string): () => void {
  const entry = said.get(words) ?? { askers: 0, line: undefined };
  entry.askers += 1;
  said.set(words, entry);
  regionNow();
  if (entry.askers === 1)
    setTimeout(() => {
      if (said.get(words) !== entry) return;
      entry.line = document.createElement('p');
      entry.line.textContent = words;
      regionNow().append(entry.line);
    }, pauseMs);
  return () => {
    entry.askers -= 1;
    if (entry.askers > 0) return;
    entry.line?.remove();
    if (said.get(words) === entry) said.delete(words);
  };
}
