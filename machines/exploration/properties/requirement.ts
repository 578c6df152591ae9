/** A test: its file, from the root, and its title, behind those of the groups that it is in, joined by “ > ”. */
export type NamedTest = readonly [file: string, title: string];

/** What the specification demands that no property can see. */
interface HeldOtherwise {
  /** One sentence. */
  readonly says: string;
  /** The steps at which it can be seen. */
  readonly steps?: readonly string[];
  /** The address of those steps, or of a page. */
  readonly address?: string;
  /** The tests that prove it. */
  readonly tests?: readonly NamedTest[];
  /** Why only a person can judge it, and what that person looks at. */
  readonly byHand?: string;
}

/** What the specification demands: a sentence where properties hold it, else also what does. */
export type Requirement = string | HeldOtherwise;

/** The requirements of a journey and of its pages, by their ids. */
export type Requirements = Readonly<Record<string, Requirement>>;

/** What a requirement says, with all that may hold it besides properties. */
export const heldOtherwise = (requirement: Requirement): HeldOtherwise =>
  typeof requirement === 'string' ? { says: requirement } : requirement;
