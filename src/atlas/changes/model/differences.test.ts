import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Copy, Journey, Step } from '../../../../machines/engine/index.ts';
import { randomFlow } from '../../../../test/support/random-journey.ts';
import { samples, small } from '../../../../test/support/small-journey.ts';
import { noCopy } from '../../../walkthrough/flow.ts';
import { type Described, describeJourney } from './describe.ts';
import { type Description, descriptionFormat, type JourneyDescription } from './description.ts';
import { differencesOf, isUnchanged } from './differences.ts';
import type { Differences, JourneyDifferences } from './differences-shape.ts';
import { markdownOf } from './markdown.ts';
import { mergedGraph } from './merged-graph.ts';
import { paintingOf } from './painting.ts';

const copy: Copy = {
  ...noCopy('Small'),
  steps: { one: { title: 'One?' }, two: { title: 'Two?' }, end: { title: 'Send' } },
  questions: { first: { label: 'The first' }, second: { label: 'The second' } },
};
const notices = { Missing: 'Answer this.', Shut: 'We are shut today.', Failed: 'It failed.', Refused: 'No.' };
const base: Described = { journey: small, copy, samples, notices };

const described = (changed: Partial<Described> = {}): JourneyDescription =>
  describeJourney({ ...base, ...changed }, (remark) => {
    throw new Error(remark);
  });

const version = (...journeys: readonly JourneyDescription[]): Description => ({
  format: descriptionFormat,
  version: { name: 'main', commit: '', day: '', subject: '' },
  journeys,
  machines: [],
  messages: [],
  remarks: [],
});

const between = (was: Description, now: Description): Differences => differencesOf({ was, now, remarks: [] });

function changed(now: Partial<Described>, was: Partial<Described> = {}): JourneyDifferences {
  const [journey] = between(version(described(was)), version(described(now))).journeys;
  if (!journey) throw new Error('no journey was compared');
  return journey;
}

/** Changes as short lines; transitions follow from the rest and have a test of their own. */
const changeLines = ({ changes }: JourneyDifferences): readonly string[] =>
  changes
    .filter(({ section }) => section !== 'transitions')
    .map(({ section, kind, id, wasTitle, fields, code, place }) => {
      const lines = fields.flatMap(({ name, lines: list }) =>
        list.map(({ was = '', now = '' }) => `${name}: ${was} → ${now}`),
      );
      const more = [
        ...(wasTitle === undefined ? [] : [`was ${wasTitle}`]),
        ...(place ? [`${place.was} → ${place.now}`] : []),
        ...(code ? ['code'] : []),
      ];
      return [`${kind} ${section} ${id}`, ...more, ...lines].join('; ');
    });

const withStep = (id: string, change: Partial<Step>): Journey => ({
  ...small,
  steps: small.steps.map((step) => (step.id === id ? { ...step, ...change } : step)),
});

const withSteps = (...steps: readonly Step[]): Journey => ({
  ...small,
  steps: steps.map((step, index) => ({ ...step, index })),
});

const [one, two, end] = small.steps as readonly [Step, Step, Step];
const look = small.operations.look as Journey['operations'][string];

describe('nothing differs', () => {
  test('between a journey and itself', () => {
    const differences = between(version(described()), version(described()));
    expect(differences.journeys.map(({ kind }) => kind)).toEqual(['same']);
    expect(isUnchanged(differences)).toBe(true);
    expect(markdownOf(differences)).toContain('Nothing changed in what the journeys ask, decide and say.');
  });

  test('between any journey and its description as JSON', () => {
    fc.assert(
      fc.property(randomFlow, (flow) => {
        const description = describeJourney({ ...flow, copy: noCopy('Random'), notices: {} }, (remark) => {
          throw new Error(remark);
        });
        const kept = JSON.parse(JSON.stringify(description)) as JourneyDescription;
        expect(isUnchanged(between(version(description), version(kept)))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  test('by what objects are listed in another order', () => {
    const turned: Journey = {
      ...small,
      rules: Object.fromEntries(Object.entries(small.rules).toReversed()),
      questions: Object.fromEntries(Object.entries(small.questions).toReversed()),
      operations: Object.fromEntries(Object.entries(small.operations).toReversed()),
    };
    expect(changeLines(changed({ journey: turned }))).toEqual([]);
  });
});

describe('what differs is told', () => {
  const question = { kind: 'letter', limit: 10, fixedOptions: ['a', 'b'], check: () => [] };
  const asking = (settings: object): Partial<Described> => ({
    journey: { ...small, questions: { ...small.questions, first: { ...question, ...settings } } },
  });
  const deciding = (rules: Journey['rules']): Partial<Described> => ({ journey: { ...small, rules } });
  const leading = (outcomes: (typeof look)['outcomes']): Partial<Described> => ({
    journey: { ...small, operations: { ...small.operations, look: { ...look, outcomes } } },
  });
  const { shut, open } = look.outcomes as Readonly<
    Record<'shut' | 'open', (typeof look)['outcomes'][string]>
  >;

  test.each<[string, Partial<Described>, Partial<Described>, readonly string[]]>([
    [
      'a step added',
      {},
      { journey: withSteps(one, two, { ...two, id: 'three', route: '/three' }, end) },
      [
        'added steps three; route:  → /three; when:  → the first is b; asks:  → second; blocks:  → when the second is b; notice Shut',
      ],
    ],
    [
      'what a step does besides asking',
      {},
      {
        journey: withStep('two', {
          asks: [{ question: 'second', when: 'the first is b', otherwise: 'disabled' }],
          back: 'none',
          disableWhileInvalid: 'Shut',
          group: 'middle',
          reviewWhenSkipped: true,
        }),
      },
      [
        'altered steps two; asks: second → second; when the first is b; otherwise disabled; review when skipped:  → yes; back:  → none; disable while invalid:  → Shut; group:  → middle',
      ],
    ],
    [
      'when an operation is asked anew, and what is said while it takes long',
      {},
      {
        journey: {
          ...small,
          operations: {
            ...small.operations,
            look: { ...look, refetch: 'onEntry', mutates: true, slow: { afterMs: 1000, notice: 'Shut' } },
          },
        },
      },
      [
        'altered operations look; refetch:  → onEntry; mutates:  → yes; slow:  → after ms 1000; slow:  → notice Shut',
      ],
    ],
    [
      'a step removed',
      {},
      { journey: withSteps(one, end) },
      [
        'removed steps two; route: /two → ; when: the first is b → ; asks: second → ; blocks: when the second is b; notice Shut → ',
      ],
    ],
    [
      'a step renamed',
      {},
      {
        journey: withSteps(one, { ...two, id: 'second' }, end),
        copy: { ...copy, steps: { ...copy.steps, second: { title: 'Two?' } } },
      },
      ['renamed steps second; was two', 'added texts small.steps.second.title; text:  → Two?'],
    ],
    [
      'steps in another order',
      {},
      { journey: withSteps(two, one, end) },
      ['moved steps one; first → after “Two?”'],
    ],
    [
      'what a step does',
      {},
      { journey: withStep('two', { route: '/second', blocks: [], resets: ['first'] }) },
      [
        'altered steps two; route: /two → /second; resets:  → first; blocks: when the second is b; notice Shut → ',
      ],
    ],
    ['a limit', asking({}), asking({ limit: 20 }), ['altered questions first; limit: 10 → 20']],
    [
      'options',
      asking({}),
      asking({ fixedOptions: ['a', 'c', 'b'] }),
      ['altered questions first; fixed options:  → c'],
    ],
    [
      'how answers are checked',
      asking({}),
      asking({ check: () => [{ notice: 'Missing' }] }),
      ['altered questions first; code; complaints:  → Missing'],
    ],
    [
      'the code of a rule',
      {},
      deciding({ ...small.rules, 'the first is b': ({ answers }) => answers.first !== 'a' }),
      ['altered rules the first is b; code'],
    ],
    [
      'the sentence of a rule',
      {},
      {
        journey: {
          ...withStep('two', { when: 'b comes first' }),
          rules: {
            'b comes first': ({ answers }) => answers.first === 'b',
            'the second is b': ({ answers }) => answers.second === 'b',
          },
        },
      },
      ['renamed rules b comes first; was the first is b'],
    ],
    [
      'where an outcome leads',
      {},
      leading({ shut, open: { ...open, goTo: { end: 'home' } } }),
      ['altered outcomes look: open; go to: next → end home'],
    ],
    [
      'the order of outcomes',
      {},
      leading({ open, shut }),
      ['moved outcomes look: shut; first → after “look: open”'],
    ],
    [
      'an outcome removed',
      {},
      leading({ open }),
      ['removed outcomes look: shut; go to: block → ; says: Shut → '],
    ],
    [
      'an end',
      {},
      { journey: { ...small, ends: { home: { route: '/start', preserves: true } } } },
      ['altered ends home; route: /home → /start; preserves:  → yes'],
    ],
    [
      'an error page added',
      {},
      { journey: { ...small, errorPages: { ...small.errorPages, closed: { route: '/closed' } } } },
      ['added errorPages closed; route:  → /closed'],
    ],
    [
      'where faults lead',
      {},
      { journey: { ...small, faults: { otherwise: { end: 'home' } } } },
      [
        'altered journey journey; faults: otherwise error page failed; notice Failed → otherwise end home',
        'removed texts notices.Failed; text: It failed. → ',
      ],
    ],
    [
      'a message',
      {},
      { notices: { ...notices, Shut: 'We are shut on Sunday.' } },
      ['altered texts notices.Shut; text: We are shut today. → We are shut on Sunday.'],
    ],
    [
      'a word',
      {},
      { copy: { ...copy, steps: { ...copy.steps, one: { title: 'Which one?' } } } },
      ['altered texts small.steps.one.title; text: One? → Which one?'],
    ],
  ])('%s', (_what, was, now, lines) => {
    expect(changeLines(changed(now, was))).toEqual(lines);
  });

  test('transitions, by where they lead and when', () => {
    const { changes } = changed({ journey: withStep('two', { when: 'the second is b' }) });
    const transitions = changes.filter(({ section }) => section === 'transitions');
    expect(transitions).toEqual([
      expect.objectContaining({
        kind: 'altered',
        title: 'before “Two?” → “Two?”',
        fields: [{ name: 'when', lines: [{ was: 'the first is b', now: 'the second is b' }] }],
      }),
    ]);
  });

  test('a journey that came, and one that went', () => {
    const other = { ...described(), id: 'other', name: 'Other' };
    const { journeys } = between(version(described()), version(other));
    expect(journeys.map(({ id, kind }) => [id, kind])).toEqual([
      ['other', 'added'],
      ['small', 'removed'],
    ]);
  });

  test('messages that no journey shows, and machines that only one version lists', () => {
    const unused = (text: string) => ({
      id: 'notices.Unused',
      title: 'Unused',
      steps: [],
      fields: { text: [text] },
    });
    const { machines: _none, ...was } = { ...version(described()), messages: [unused('Old')] };
    const differences = between(was, { ...version(described()), messages: [unused('New')] });
    expect(differences.messages.map(({ id, kind }) => [id, kind])).toEqual([['notices.Unused', 'altered']]);
    expect(differences.remarks).toEqual(['Supporting machines are not listed in both versions.']);
  });

  test('a part that could not be read is not taken for one that went', () => {
    const { texts: _texts, ...sections } = described().sections;
    const differences = between(version({ ...described(), sections }), version(described()));
    expect(isUnchanged(differences)).toBe(true);
    expect(differences.remarks).toEqual(['Small: its texts are not compared.']);
  });
});

describe('files of the definition', () => {
  const written = (files: Readonly<Record<string, string>>) => version({ ...described(), files });

  test('are listed where their text changed, and where they came or went', () => {
    const { journeys } = between(written({ a: '1', b: '1', c: '1' }), written({ a: '2', b: '1', d: '1' }));
    expect(journeys[0]).toMatchObject({ kind: 'altered', changes: [], files: ['a', 'c', 'd'] });
  });

  test('say nothing where they are the same', () => {
    expect(between(written({ a: '1' }), written({ a: '1' })).journeys[0]?.kind).toBe('same');
  });
});

describe('both graphs are drawn as one', () => {
  const inserted = withSteps(one, { ...two, id: 'three', route: '/three' }, end);
  const [was, now] = [described(), described({ journey: inserted })];
  const same = changed({ journey: inserted }, { journey: inserted });
  const both = mergedGraph(was, now, changed({ journey: inserted }));

  test('with every node and edge of either', () => {
    for (const { nodes, edges } of [was, now]) {
      expect(both.nodes.map(({ id }) => id)).toEqual(expect.arrayContaining(nodes.map(({ id }) => id)));
      expect(both.edges.map(({ id }) => id)).toEqual(expect.arrayContaining(edges.map(({ id }) => id)));
    }
  });

  test('and one that could not be read is not taken for one without nodes', () => {
    const unread = { ...was, nodes: [], edges: [] };
    for (const drawn of [mergedGraph(unread, now, same), mergedGraph(now, unread, same)]) {
      expect(drawn.nodes.map(({ id }) => id)).toEqual(now.nodes.map(({ id }) => id));
      expect([...drawn.changeKinds]).toEqual([]);
    }
  });

  test('and says of each what became of it, by a sign as well', () => {
    const { node, edge } = paintingOf(both);
    expect(node({ id: 'three' })).toMatchObject({ mark: '+', inWords: 'added' });
    expect(node({ id: 'two' })).toMatchObject({ mark: '−', inWords: 'removed' });
    expect(node({ id: 'one' })).toBeUndefined();
    expect(edge({ id: 'gate:three → three (onward)' })).toMatchObject({ mark: '+' });
  });
});

describe('as Markdown', () => {
  const text = (now: Partial<Described>, was: Partial<Described> = {}) =>
    markdownOf(between(version(described(was)), version(described(now))));

  test('it is grouped by step, with what was and what is', () => {
    const markdown = text({
      notices: { ...notices, Shut: 'We are shut on Sunday.' },
      journey: withStep('two', { route: '/second' }),
    });
    expect(markdown).toContain('## Small\n\n1 step altered, 1 text altered.');
    expect(markdown).toContain('### Two?\n\n- step **altered**: route: “~~/two~~” → “**/second**”');
    expect(markdown).toContain(
      '### At several steps\n\n- text `Shut` **altered**: “We are shut ~~today~~.” → “We are shut **on Sunday**.”',
    );
  });

  test('signs of texts are no signs of Markdown', () => {
    expect(text({ notices: { ...notices, Shut: 'a*b <i> #1 `c`' } })).toContain(
      '→ “**a\\*b \\<i\\> \\#1 \\`c\\`**”',
    );
  });

  test('a journey that is new is told by its steps', () => {
    const other = { ...described(), id: 'other', name: 'Other' };
    const markdown = markdownOf(between(version(described()), version(described(), other)));
    expect(markdown).toContain('## Other\n\nThis journey is new.\n\n- One?\n- Two?\n- Send\n');
    expect(markdown).not.toContain('## Small');
  });
});
