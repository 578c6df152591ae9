import type { NoticeKey } from '../../content/notices.ts';
import type { Moment, Property } from '../../machines/exploration/index.ts';

/** What holds for every dialog that `dialogOver` makes, whichever operation does its one thing. */
export const dialogProperties = (operation: string, failed: NoticeKey): readonly Property<Moment>[] => [
  {
    says: 'What could not be sent or saved says so, and can be sent again.',
    rows: [],
    when: (it) => it.failed(operation) === 'failed' || it.failed(operation) === 'malformed',
    always: (it) => it.isAsking && it.notices.includes(failed),
  },
  {
    says: 'From everywhere the resident can go back without changing anything.',
    rows: [],
    from: (it) => it.activity !== 'ended' && it.waitsFor !== operation,
    canAlwaysReach: (it) => it.end === 'kept',
  },
];
