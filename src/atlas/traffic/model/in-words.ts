import { numberInWords } from '../../../../contract/language.ts';
import type { MoveTraffic } from '../../../../contract/traffic.ts';
import type { Copy } from '../../../../machines/engine/index.ts';
import type { Titles } from '../../../../machines/exploration/index.ts';
import { endTitle, errorPageTitle, stepTitle } from '../../../walkthrough/sentences.ts';

/** A count as it is shown. It was rounded down, so that 0 says no more than this. */
export const countInWords = (count: number): string => (count === 0 ? '<5' : numberInWords(count));

export const percent = (share: number | undefined): string =>
  share === undefined ? 'too few' : `${Math.round(share * 100)}%`;

/** A stay: `45 s`, `2 min 10 s`. */
export function stayInWords(seconds: number | null): string {
  if (seconds === null) return 'too few';
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [minutes > 0 ? `${minutes} min` : '', rest > 0 || minutes === 0 ? `${rest} s` : '']
    .filter(Boolean)
    .join(' ');
}

/** What a journey's places are called. */
export interface NamedFlow {
  readonly copy: Copy;
  readonly titles?: Titles;
}

/** The title of a place. */
export function placeTitle(flow: NamedFlow, place: string | null): string {
  if (place === null) return 'Start';
  const [kind = '', name = ''] = place.includes(':') ? place.split(':') : ['step', place];
  if (kind === 'end') return `End: ${endTitle(flow, name)}`;
  return kind === 'halt' ? `Error page: ${errorPageTitle(flow, name)}` : stepTitle(flow.copy, name);
}

export const kindTitles: Readonly<Record<MoveTraffic['kind'], string>> = {
  on: 'went on',
  back: 'went back',
  halted: 'stopped by an error',
  done: 'came to the end',
  left: 'left, nothing kept',
  saved: 'saved and left',
};
