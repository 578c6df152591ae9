import { isUnchanged } from './differences.ts';
import type { Differences, JourneyDifferences } from './differences-shape.ts';
import { type ChangeGroup, groupsOf, isOfTransitions } from './groups.ts';
import {
  codeInWords,
  countsInWords,
  filesInWords,
  journeyInWords,
  sectionSingular,
  versionInWords,
} from './in-words.ts';
import type { Change, FieldChange, LineChange } from './item-changes.ts';
import { textDifference } from './text-difference.ts';

/** Text as Markdown shows it, sign by sign. */
const plain = (text: string): string =>
  text.replace(/[\\`*_~[\]<>|#]/g, (sign) => `\\${sign}`).replace(/\s+/g, ' ');

/** Spaces at the edge would keep Markdown from seeing the signs. */
const marked = (sign: string, text: string): string =>
  text.replace(/^(\s*)(.*?)(\s*)$/s, (_whole, before: string, middle: string, after: string) =>
    middle === '' ? before + after : `${before}${sign}${plain(middle)}${sign}${after}`,
  );

function lineMarkdown({ was, now }: LineChange): string {
  if (was === undefined) return `“${plain(now ?? '')}”`;
  if (now === undefined) return `~~“${plain(was)}”~~`;
  const parts = textDifference(was, now);
  const side = (kept: 'removed' | 'added', sign: string) =>
    parts
      .filter(({ as }) => as === 'same' || as === kept)
      .map(({ as, text }) => (as === 'same' ? plain(text) : marked(sign, text)))
      .join('');
  return `“${side('removed', '~~')}” → “${side('added', '**')}”`;
}

const fieldMarkdown = ({ name, lines }: FieldChange): string =>
  `${name === 'text' ? '' : `${name}: `}${lines.map(lineMarkdown).join('; ')}`;

function detailsOf({ kind, section, fields, code, place, wasTitle }: Change): readonly string[] {
  return [
    ...(wasTitle === undefined ? [] : [`was “${plain(wasTitle)}”`]),
    ...(place ? [`${plain(place.was ?? '')} → ${plain(place.now ?? '')}`] : []),
    ...(kind === 'removed' && section !== 'texts' ? [] : fields.map(fieldMarkdown)),
    ...(code ? [plain(codeInWords(section))] : []),
  ];
}

/** Keys stand as they are; a transition has the names of its steps in quotes already. */
function changeName({ section, title }: Change): string {
  if (section === 'texts') return `\`${title}\``;
  return section === 'transitions' ? plain(title) : `“${plain(title)}”`;
}

function changeMarkdown(change: Change, { title }: ChangeGroup): string {
  const own = change.section === 'steps' && change.title === title;
  const details = detailsOf(change);
  const what = `${sectionSingular(change.section)} ${own ? '' : `${changeName(change)} `}**${change.kind}**`;
  return details.length > 0 ? `- ${what}: ${details.join('; ')}` : `- ${what}`;
}

/** Transitions follow from everything else, and are many: they are folded away. */
const transitionsMarkdown = (group: ChangeGroup): readonly string[] => [
  '',
  `<details><summary>${group.title}: ${countsInWords(group.changes)}</summary>`,
  '',
  ...group.changes.map((change) => changeMarkdown(change, group)),
  '',
  '</details>',
];

const groupMarkdown = (group: ChangeGroup): readonly string[] =>
  isOfTransitions(group) ? transitionsMarkdown(group) : stepMarkdown(group);

const stepMarkdown = (group: ChangeGroup): readonly string[] => [
  '',
  `### ${plain(group.title)}${group.step === undefined || group.step === 'altered' ? '' : ` (${group.step})`}`,
  '',
  ...group.changes.map((change) => changeMarkdown(change, group)),
];

/** A journey that came or went is listed by its steps; all the rest would be its whole definition. */
const outline = ({ steps }: JourneyDifferences): readonly string[] => [
  '',
  ...steps.map(({ title }) => `- ${plain(title)}`),
];

const filesMarkdown = (files: readonly string[]): readonly string[] =>
  files.length === 0
    ? []
    : ['', '### Files that changed', '', filesInWords, '', ...files.map((file) => `- \`${file}\``)];

const journeyMarkdown = (journey: JourneyDifferences): readonly string[] => [
  '',
  `## ${plain(journey.name)}`,
  '',
  journeyInWords(journey),
  ...(journey.kind === 'altered' ? groupsOf(journey).flatMap(groupMarkdown) : outline(journey)),
  ...filesMarkdown(journey.files),
];

/** What changed between two versions, as Markdown for a pull request. */
export function markdownOf(differences: Differences): string {
  const { was, now, journeys, messages, remarks } = differences;
  const other = { id: 'messages', title: 'Other messages', step: undefined, changes: messages };
  return [
    `# What changed in the journeys`,
    '',
    `From ${plain(versionInWords(was))} to ${plain(versionInWords(now))}.`,
    ...(isUnchanged(differences) ? ['', 'Nothing changed in what the journeys ask, decide and say.'] : []),
    ...journeys.filter(({ kind }) => kind !== 'same').flatMap(journeyMarkdown),
    ...(messages.length > 0
      ? ['', '## Messages that no journey is known to show', '', `${countsInWords(messages)}.`, '']
      : []),
    ...messages.map((change) => changeMarkdown(change, other)),
    ...(remarks.length > 0
      ? ['', '## What is not compared', '', ...remarks.map((text) => `- ${plain(text)}`)]
      : []),
    '',
  ].join('\n');
}
