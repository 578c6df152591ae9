/** Who may open the analysts' atlas on the host of the residents: everybody, nobody, or analysts who have signed in. */
export const atlasAccesses = ['on', 'off', 'analysts'] as const;
export type AtlasAccess = (typeof atlasAccesses)[number];
