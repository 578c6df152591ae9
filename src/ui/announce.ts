/** Whether words wait until a screen reader has finished, or interrupt it because they stop the resident. */
export type Urgency = 'polite' | 'assertive';

/** Long enough for a region that is new to be known to screen readers, and for a wait that is soon over to stay unsaid. */
const pauseMs = 200;

/** Long enough for every screen reader to have taken words over; then nobody comes upon them again at the end of the page. */
const lingerMs = 1500;

type Regions = Readonly<Record<Urgency, HTMLElement>>;

const regions = new WeakMap<Element, Regions>();

/** What is to be said or stands in a region, with how many ask for it. */
const said = new Map<string, { askers: number; line: HTMLElement | undefined }>();

function regionIn(host: Element, urgency: Urgency): HTMLElement {
  const region = document.createElement('div');
  region.className = 'ds-hidden';
  region.setAttribute('aria-live', urgency);
  host.append(region);
  return region;
}

/** The regions of a page or of the dialog over it: what is behind an open dialog is not read out. */
function regionsNow(): Regions {
  const host = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const present = regions.get(host);
  if (present?.polite.isConnected) return present;
  // Both at once, so that the urgent one has long been there when it is needed.
  const made = { polite: regionIn(host, 'polite'), assertive: regionIn(host, 'assertive') };
  regions.set(host, made);
  return made;
}

/**
 * Has a screen reader say something through a region that is there before the words are. What is said already is not said
 * again while somebody still asks for it. Returns what takes the words back.
 */
export function announce(words: string, urgency: Urgency = 'polite'): () => void {
  const entry = said.get(words) ?? { askers: 0, line: undefined };
  entry.askers += 1;
  said.set(words, entry);
  regionsNow();
  if (entry.askers === 1)
    setTimeout(() => {
      if (said.get(words) !== entry) return;
      entry.line = document.createElement('p');
      entry.line.textContent = words;
      regionsNow()[urgency].append(entry.line);
      setTimeout(() => entry.line?.remove(), lingerMs);
    }, pauseMs);
  return () => {
    entry.askers -= 1;
    if (entry.askers > 0) return;
    entry.line?.remove();
    if (said.get(words) === entry) said.delete(words);
  };
}
