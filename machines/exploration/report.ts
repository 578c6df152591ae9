import type { AnyEvent } from '../engine/index.ts';
import type { Coverage, Gap } from './coverage.ts';
import { takenIn } from './coverage.ts';
import { describePath } from './describe.ts';
import { type AnyExplored, type AnyFlow, isJourney, type Path } from './explore.ts';
import type { PropertyResult } from './properties/check-properties.ts';
import { heldOtherwise } from './properties/requirement.ts';
import { eventOf, eventRecorder, type RecordedEvent, type RecordedValue } from './recorded-event.ts';
import type { Flow } from './samples.ts';
import type { Precision } from './state-key.ts';

/** A way through a flow as plain data. */
export interface RecordedPath {
  /** The path in words that an analyst can follow. */
  readonly name: string;
  readonly scenario: string;
  readonly edges: readonly {
    readonly event: RecordedEvent;
    /** The transitions that the move takes, in their order, by their place in the report's list. */
    readonly taken: readonly number[];
  }[];
}

/**
 * - `broke`: a move threw, such as a rule that could not be decided
 * - `invariant`: what holds in every situation does not hold in one
 * - `gap`: something that was never reached, and is not exempt
 * - `definition`: a fault of the definition itself
 * - `property`: what the specification demands does not hold, or nothing that it speaks of ever comes
 */
export type FailureKind = 'broke' | 'invariant' | 'gap' | 'definition' | 'property';

/** Something that is wrong with a flow. */
export interface Failure {
  readonly kind: FailureKind;
  /** What is wrong, in a sentence. */
  readonly what: string;
  /** What to do about it. */
  readonly remedy?: string;
  /** The invariant that is broken. */
  readonly invariant?: string;
  /** The sentence of the property that does not hold. */
  readonly property?: string;
  /** How one gets there; nothing where no way leads there. */
  readonly path?: RecordedPath;
}

/** A property, as the last walk found it. */
export interface RecordedProperty {
  readonly says: string;
  /** Ids of the requirements from which it follows. */
  readonly rows: readonly string[];
  /** The steps at which it was looked at. */
  readonly steps: readonly string[];
  readonly isHeld: boolean;
}

/** What the specification demands at steps that no property can see. */
export interface RecordedRequirement {
  readonly id: string;
  readonly says: string;
  /** The steps at which it can be seen. */
  readonly steps: readonly string[];
}

/** What one walk through everything that can happen in a flow found, as plain data. */
export interface Report {
  readonly flow: string;
  /** A digest of the sources that it was made from. It holds for no others. */
  readonly sources: string;
  /** When, as ISO 8601. */
  readonly made: string;
  /** How long it took, in milliseconds. */
  readonly ms: number;
  /** How states were told apart. */
  readonly precision: Precision;
  readonly states: number;
  readonly edges: number;
  readonly coverage: Pick<Coverage, 'transitions' | 'rules' | 'outcomes'> & {
    /** What was never seen; `exempt` is the reason why it need not be. */
    readonly uncovered: readonly (Gap & { readonly exempt?: string })[];
  };
  /** Every transition, whether any move takes it, and on how many of the paths it lies. */
  readonly transitions: readonly { readonly id: string; readonly isTaken: boolean; readonly paths: number }[];
  /** A small set of paths that together take every transition that can be taken. */
  readonly paths: readonly RecordedPath[];
  /** Values that events hold. */
  readonly values: readonly RecordedValue[];
  readonly failures: readonly Failure[];
  /** What the specification demands of the flow, and whether it holds. */
  readonly properties: readonly RecordedProperty[];
  /** What it demands at steps besides that, held by tests or looked at by people. */
  readonly requirements: readonly RecordedRequirement[];
  /** At how many situations each demand was looked at that is made of all journeys. */
  readonly lookedAt: Readonly<Record<string, number>>;
}

/** What a walk found besides the situations themselves. */
export interface Findings {
  readonly coverage: Coverage;
  readonly paths: readonly Path[];
  readonly failures: readonly (Omit<Failure, 'path'> & { readonly path?: Path | undefined })[];
  readonly properties?: readonly PropertyResult[];
  readonly lookedAt?: Report['lookedAt'];
  readonly sources: string;
  readonly made: string;
  readonly ms: number;
}

/** Takes down what was found in a flow. */
export function reportOf(flow: AnyFlow, explored: AnyExplored, findings: Findings): Report {
  const { coverage, paths, failures, properties = [], lookedAt = {}, sources, made, ms } = findings;
  const { transitions } = explored;
  const { recorded, values } = recording(explored);
  const taken = takenIn(explored);
  const uses = usesOf(explored, paths);
  const waivers = new Map(flow.exemptions?.map(({ what, why }) => [what, why]));
  return {
    flow: explored.id,
    sources,
    made,
    ms: Math.round(ms),
    precision: explored.precision,
    states: explored.states.size,
    edges: explored.edges.length,
    coverage: {
      ...coverage,
      uncovered: coverage.uncovered.map((gap) => {
        const exempt = waivers.get(gap.what);
        return exempt === undefined ? gap : { ...gap, exempt };
      }),
    },
    transitions: transitions.map(({ id }) => ({ id, isTaken: taken.has(id), paths: uses.get(id) ?? 0 })),
    paths: paths.map(recorded),
    failures: failures.map(({ path, ...failure }) => (path ? { ...failure, path: recorded(path) } : failure)),
    values,
    properties: properties.map(({ says, rows, steps, failure }) => ({
      says,
      rows,
      steps,
      isHeld: failure === undefined,
    })),
    requirements: isJourney(flow) ? requirementsAtSteps(flow) : [],
    lookedAt,
  };
}

const requirementsAtSteps = ({ requirements = {} }: Flow): readonly RecordedRequirement[] =>
  Object.entries(requirements).flatMap(([id, requirement]) => {
    const { says, steps } = heldOtherwise(requirement);
    return steps ? [{ id, says, steps }] : [];
  });

/** Takes down paths; the values of all of them are listed together. */
function recording(explored: AnyExplored) {
  const places = new Map(explored.transitions.map(({ id }, index) => [id, index]));
  const { record, values } = eventRecorder();
  const recorded = (path: Path): RecordedPath => ({
    name: describePath(explored, path),
    scenario: path.scenario,
    edges: path.edges.map(({ event, taken }) => ({
      event: record(event),
      taken: taken.flatMap((id) => places.get(id) ?? []),
    })),
  });
  return { recorded, values };
}

/** On how many paths each transition lies, the transitions of their starts included. */
function usesOf({ starts }: AnyExplored, paths: readonly Path[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const { scenario, edges } of paths) {
    const taken = [starts.get(scenario)?.taken ?? [], ...edges.map((move) => move.taken)];
    for (const id of new Set(taken.flat())) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  return uses;
}

/** The events of a path, to be sent one after the other to the flow as it begins in the path's circumstance. */
export const eventsOf = ({ values }: Report, { edges }: RecordedPath): readonly AnyEvent[] =>
  edges.map(({ event }) => eventOf(event, values));

/** The ids of the transitions that each move of a path takes. */
export const takenOn = ({ transitions }: Report, { edges }: RecordedPath): readonly (readonly string[])[] =>
  edges.map(({ taken }) => taken.flatMap((place) => transitions[place]?.id ?? []));
