/** Where a path on which the screens led elsewhere is kept, from the root. */
export const strayFile = (flow: string): string => `.cache/paths/${flow}.astray.json`;
