/** What stands at the address of the atlas while it is built. */
export const atlasBuilding = {
  title: 'The atlas is being built',
  text: 'It takes about half a minute. This page shows it as soon as it is there.',
} as const;
