/** What the parts of a home are called on the cards. */
export const assetNames = {
  Property: 'My Property',
  'Divided Block': 'My Divided Block',
  Block: 'My Block',
  Estate: 'My Estate',
  'Estate Area': 'My Estate',
} as const;
