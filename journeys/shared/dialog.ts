import type { NoticeKey } from '../../content/notices.ts';
import { startPage } from './addresses.ts';

/** The ends that every dialog has: closed without doing anything, and the session over. */
export type DialogEnd = 'kept' | 'signedOut';

/**
 * What a dialog that does one thing over a page has in common with others: it is closed without a question, and stays with
 * what was entered when a call fails.
 * @param page the address of the page, which the dialog leaves as it is when it is closed
 * @param failed the notice for a call that fails
 */
export const dialogOver = <Page extends string, Failed extends NoticeKey>(page: Page, failed: Failed) =>
  ({
    shown: 'dialog',
    back: 'plain',
    backEnd: 'kept',
    faults: {
      signedOut: { end: 'signedOut' },
      limited: { stay: 'Too_Many_Tries' },
      otherwise: { stay: failed },
    },
    ends: { kept: { route: page }, signedOut: { route: startPage } },
    errorPages: {},
  }) as const;
