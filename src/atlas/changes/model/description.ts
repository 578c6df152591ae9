import type { GraphEdge, GraphNode } from '../../model/graph.ts';

/** The shape of a description; raised when an older one could no longer be read. */
export const descriptionFormat = 1;

/** The parts of a journey that are described, in the order in which they are told. */
export const sectionNames = [
  'journey',
  'steps',
  'states',
  'questions',
  'rules',
  'operations',
  'outcomes',
  'ends',
  'halts',
  'texts',
  'ways',
] as const;
export type SectionName = (typeof sectionNames)[number];

/** Code as it was found in the source of a version. */
export interface SourceCode {
  /** On one line. */
  readonly text: string;
  /** The same for all ways of laying it out. */
  readonly shape: string;
  /** The shape of everything of the project that it calls or reads, by `file name`. */
  readonly uses: Readonly<Record<string, string>>;
}

/** What a part of a definition does when it runs. */
export interface Code {
  /** Its functions as they stand, without what they take from around them. */
  readonly functions: string;
  /** Missing where it could not be found. */
  readonly source?: SourceCode;
}

/** Code by the section and the id of the item that it belongs to. */
export type CodeBook = Readonly<Record<string, SourceCode>>;

export const codeKey = (section: SectionName, id: string): string => `${section}/${id}`;

/** One thing that a definition says. */
export interface Item {
  /** Unique within its section. */
  readonly id: string;
  readonly title: string;
  /** Ids of the steps where it counts; none when that is the journey as a whole. */
  readonly steps: readonly string[];
  /** What is said about it, in lines, by the name of what they are about. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly code?: Code;
}

/** A node and an edge of the graph, without the arrows of the machine that they stand for. */
export type DescribedNode = Pick<GraphNode, 'id' | 'kind' | 'step' | 'title' | 'caption'>;
export type DescribedEdge = Pick<GraphEdge, 'id' | 'from' | 'to' | 'label' | 'isMain'>;

/**
 * A journey, or a machine that is none, as data: what its definition says, and the graph of its way. A section that
 * could not be read is missing.
 */
export interface JourneyDescription {
  readonly id: string;
  readonly name: string;
  readonly sections: Readonly<Partial<Record<SectionName, readonly Item[]>>>;
  readonly nodes: readonly DescribedNode[];
  readonly edges: readonly DescribedEdge[];
}

/** Which version something was read from. */
export interface VersionName {
  /** As it was asked for: a revision, or the working tree. */
  readonly name: string;
  /** Short id of the commit, its day, and what it says; empty for the working tree. */
  readonly commit: string;
  readonly day: string;
  readonly subject: string;
}

/** Everything that one version of the project says about its journeys. */
export interface Description {
  readonly format: typeof descriptionFormat;
  readonly version: VersionName;
  readonly journeys: readonly JourneyDescription[];
  /** Machines that are no journeys. Missing when the version does not list them. */
  readonly machines?: readonly JourneyDescription[];
  /** Every message of the catalogue. */
  readonly messages: readonly Item[];
  /** What could not be read, in sentences. */
  readonly remarks: readonly string[];
}

/** Two versions of the project. */
export interface Versions {
  readonly was: Description;
  readonly now: Description;
  /** What is not compared, in sentences. */
  readonly remarks: readonly string[];
}
