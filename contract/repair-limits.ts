/** Hours that a saved draft is kept since it was last saved. */
export const draftHours = 48;

export const mediaLimits = {
  files: 5,
  /** Of the original file. */
  bytes: 20_000_000,
  extensions: ['pdf', 'jpg', 'png', 'gif', 'mpeg', 'mov', 'mp4'],
} as const;
