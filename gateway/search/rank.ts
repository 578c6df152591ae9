import { sql } from 'kysely';
import { compareNames } from '../../contract/language.ts';
import type { Database } from '../database/schema.ts';

/** Something that residents look for. */
export interface SearchEntry {
  readonly key: string;
  /** What residents read. Counts more than the phrases. */
  readonly name: string;
  /** Other words for it, as residents say them. */
  readonly phrases: readonly string[];
}

/** Most entries found by a text. */
const maxFound = 10;

/**
 * How alike two unknown words must be. Above it `bolier` is `boiler`; below it words that only share an ending, such as
 * `lock` and `block`, would be found.
 */
const minSimilarity = 0.4;

/** Entries far below the best one are noise: they share one common word with the text. */
const minShareOfBest = 0.3;

/**
 * The keys of the entries that fit a text, best first; all of them by name for an empty text.
 *
 * Words are compared by their stems (full text, English). A word counts the more, the fewer entries have it. The
 * beginning of a word counts a little less than the word, a word that no entry has is compared by its letters
 * (trigrams), and a phrase that the text holds as a whole counts besides. One matching word is enough.
 */
export async function rankEntries(
  db: Database,
  entries: readonly SearchEntry[],
  text: string,
): Promise<readonly string[]> {
  const byName = entries.toSorted((a, b) => compareNames(a.name, b.name));
  const words = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (text.trim() === '') return byName.map(({ key }) => key);
  if (words === '') return [];
  const phrases = byName.flatMap(({ key, name, phrases: others }) =>
    [name, ...others].map((phrase, index) => ({ key, phrase: phrase.toLowerCase(), isName: index === 0 })),
  );
  const { rows } = await sql<{ key: string }>`
    with phrase as (
      select * from unnest(
        ${phrases.map(({ key }) => key)}::text[],
        ${phrases.map(({ phrase }) => phrase)}::text[],
        ${phrases.map(({ isName }) => isName)}::boolean[]
      ) as phrase (key, phrase, is_name)
    ),
    entry as (
      select key, is_name, translate(string_agg(phrase, ' '), '/-', '  ')
        -- Some write two words as one, such as flytipping.
        || ' ' || coalesce(string_agg(replace(phrase, ' ', ''), ' ') filter (where phrase ~ '^[a-z]+ [a-z]+$'), '') as words
      from phrase group by key, is_name
    ),
    term as materialized (
      select key, stem, case when bool_or(is_name) then 1.25 else 1 end as weight
      from entry, unnest(tsvector_to_array(to_tsvector('english', words))) as stem
      group by key, stem
    ),
    wanted as materialized (
      select stem, exists (select from term where starts_with(term.stem, word.stem)) as is_known
      from unnest(tsvector_to_array(to_tsvector('english', ${words}))) as word (stem)
    ),
    likeness as materialized (
      select wanted.stem as wanted, term.stem, case
        when term.stem = wanted.stem then 1
        when starts_with(term.stem, wanted.stem) then 0.8
        when wanted.is_known then 0
        when similarity(term.stem, wanted.stem) >= ${minSimilarity} then similarity(term.stem, wanted.stem)
        when length(term.stem) = length(wanted.stem) and left(term.stem, 1) = left(wanted.stem, 1)
          and string_to_array(term.stem, null) <@ string_to_array(wanted.stem, null)
          and string_to_array(term.stem, null) @> string_to_array(wanted.stem, null) then 0.6
        else 0
      end as quality
      from wanted cross join (select distinct stem from term) as term
    ),
    hit as materialized (
      select likeness.wanted, term.key, max(term.weight * likeness.quality) as quality
      from likeness join term using (stem)
      where likeness.quality > 0
      group by likeness.wanted, term.key
    ),
    rare as (
      select wanted, ln(1 + ${entries.length}::float / count(*)) as weight from hit group by wanted
    ),
    matching as (
      select key, sum(hit.quality * rare.weight) as score from hit join rare using (wanted) group by key
    ),
    scored as materialized (
      select key, matching.score + max(case
        when phrase.phrase = ${words} then 9
        when phrase.phrase like '% %'
          then 4 * greatest(strict_word_similarity(phrase.phrase, ${words}) - 0.5, 0)
        else 0
      end) as score
      from matching join phrase using (key)
      group by key, matching.score
    )
    select key from scored
    where score >= ${minShareOfBest} * (select max(score) from scored)
    order by score desc, array_position(${byName.map(({ key }) => key)}::text[], key)
    limit ${maxFound}`.execute(db);
  return rows.map(({ key }) => key);
}
