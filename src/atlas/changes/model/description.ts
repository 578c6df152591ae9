import type { GraphEdge, GraphNode } from '../../model/graph-shape.ts';

/** The shape of a description; raised when an older one could no longer be read. */
export const descriptionFormat = 2;

/** The parts of a journey that are described, in the order in which they are listed. */
export const sectionNames = [
  'journey',
  'steps',
  'states',
  'questions',
  'rules',
  'operations',
  'outcomes',
  'ends',
  'errorPages',
  'texts',
  'transitions',
] as const;
export type SectionName = (typeof sectionNames)[number];

/** One thing that a definition says. */
export interface Item {
  /** Unique within its section. */
  readonly id: string;
  readonly title: string;
  /** Ids of the steps where it counts; none when that is the journey as a whole. */
  readonly steps: readonly string[];
  /** What is said about it, in lines, by the name of what they are about. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** The text of its functions on one line. */
  readonly code?: string;
}

/** A node and an edge of the graph, without the transitions of the machine that they stand for. */
export type DescribedNode = Pick<GraphNode, 'id' | 'kind' | 'step' | 'title' | 'caption'>;
export type DescribedEdge = Pick<GraphEdge, 'id' | 'from' | 'to' | 'label' | 'isMain'>;

/** A journey or a supporting machine as data. A section that could not be read is missing. */
export interface JourneyDescription {
  readonly id: string;
  readonly name: string;
  readonly sections: Readonly<Partial<Record<SectionName, readonly Item[]>>>;
  readonly nodes: readonly DescribedNode[];
  readonly edges: readonly DescribedEdge[];
  /** A digest of each file that the definition is written in, by its path. */
  readonly files?: Readonly<Record<string, string>>;
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
  /** Supporting machines. Missing when the version does not list them. */
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
