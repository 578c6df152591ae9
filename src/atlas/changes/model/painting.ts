import type { ChangeKind } from './item-changes.ts';
import type { MergedGraph } from './merged-graph.ts';

/** How what changed is drawn. The sign and the line say the same as the colour. */
export const strokes = {
  added: { tone: 'good', width: 3, mark: '+', inWords: 'added' },
  removed: { tone: 'bad', width: 3, isDashed: true, mark: '−', inWords: 'removed' },
  altered: {
    tone: 'warn',
    width: 3,
    mark: '≠',
    inWords: 'altered: something at the step or on the transition',
  },
  moved: { tone: 'warn', width: 3, mark: '»', inWords: 'moved' },
} as const;

const strokeOf = (kind: ChangeKind | undefined) => kind && strokes[kind === 'renamed' ? 'altered' : kind];

/** What changed, as it is painted over the graph of both versions. */
export const paintingOf = ({ changeKinds: kinds }: MergedGraph) => ({
  summary: 'What was and what is, one over the other',
  legend: Object.values(strokes),
  edge: ({ id }: { readonly id: string }) => strokeOf(kinds.get(id)),
  node: ({ id }: { readonly id: string }) => strokeOf(kinds.get(id)),
});
