import { v1 } from '../../contract/paths.ts';

/** Where the card provider brings its notices. */
export const noticePath = `${v1}/payments/notices`;
