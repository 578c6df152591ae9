/** Somebody who looks at how residents use the portal. */
export interface DemonstrationAnalyst {
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

/** Like the residents: there is nothing to protect. */
export const analysts: readonly DemonstrationAnalyst[] = [
  { email: 'analyst@harbourline.example', password: 'harbourline-demo', name: 'Robin Hale' },
];
