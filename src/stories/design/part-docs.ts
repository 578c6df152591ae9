/** What the page about a part says, in sentences. */
export interface PartDocs {
  /** What it is for. */
  readonly purpose: string;
  /** When something else is better, and what. */
  readonly instead: string;
  /** How it works with a keyboard, a screen reader and forced colours. */
  readonly access: string;
}

/** The parameters of a part's stories, from which Storybook makes the page about it. */
export const documentedAs = ({ purpose, instead, access }: PartDocs) => ({
  docs: {
    description: {
      component: [purpose, `**When not:** ${instead}`, `**Accessibility:** ${access}`].join('\n\n'),
    },
  },
});
