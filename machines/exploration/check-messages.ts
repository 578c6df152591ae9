import { type Journey, type NoticeKey, situationOf } from '../engine/index.ts';
import { nearest } from './nearest.ts';
import { screenAt } from './screen-at.ts';
import type { Snapshot } from './state-key.ts';

/** The texts of the messages that residents read, and the placeholders that are filled in everywhere. */
export interface Catalogue {
  readonly texts: Readonly<Record<string, string>>;
  readonly always: readonly string[];
}

type Values = Readonly<Record<string, string | number>>;

/**
 * Collects arrivals of a walk, and then tells which messages are shown without a text, and which placeholders nothing
 * fills wherever their message is shown. Each is a sentence that names the journey, the step and, for a complaint, the
 * question.
 */
export function messageCheck(journey: Journey, { texts, always }: Catalogue) {
  const missing = new Set<string>();
  const filled = new Set<string>();
  const unfilled = new Map<string, string>();

  const seen = new Set<NoticeKey>();
  const look = (where: string, notice: NoticeKey, values: Values): void => {
    seen.add(notice);
    // A message of the provider's data stands among the values, under its key.
    const text = texts[notice] ?? values[notice];
    if (text === undefined) {
      const suggestion = nearest(notice, Object.keys(texts)).trim();
      missing.add(`${where} ${notice}, which has no text${suggestion && `. ${suggestion}`}`);
    }
    for (const [, name = ''] of String(text ?? '').matchAll(/\{(\w+)\}/g)) {
      const what = `${notice} ${name}`;
      if (always.includes(name) || values[name] !== undefined) filled.add(what);
      else {
        const suggestion = nearest(name, [...always, ...Object.keys(values)]).trim();
        const known = suggestion && `. ${suggestion}`;
        unfilled.set(what, `${where} ${notice}, in which nothing fills {${name}}${known}`);
      }
    }
  };

  return {
    arrived(snapshot: Snapshot): void {
      if (snapshot.status !== 'active') return;
      const { step, notices, failure, questions } = screenAt(journey, snapshot);
      const at = `The step ${step.id} of the journey ${journey.id}`;
      const values = journey.placeholders(situationOf(snapshot.context));
      for (const shown of notices) look(`${at} says`, shown.notice, shown.values ?? values);
      if (failure) look(`${at} says`, failure.notice, values);
      for (const { notice } of Object.values(step.secondaryActions))
        if (notice) look(`${at} says`, notice, values);
      for (const { id, complaints } of questions) {
        for (const { notice, values: own = {} } of complaints) {
          look(`${at} complains of the question ${id} with`, notice, own);
        }
      }
    },
    /** How many messages were looked at. */
    seen: () => seen.size,
    complaints: (): readonly string[] => [
      ...missing,
      ...[...unfilled].filter(([what]) => !filled.has(what)).map(([, sentence]) => sentence),
    ],
  };
}
