import type { NoticeKey } from '../../content/notices.ts';
import type { ProfileFacts } from './vocabulary.ts';

type Result = NonNullable<ProfileFacts['result']>;

const notices: Readonly<Record<Result, NoticeKey>> = {
  saved: 'profile_update_success',
  'passed on': 'SSCP004a',
  unchanged: 'SSCP005',
};

/** Key of the message that tells what came of saving. */
export const noticeOf = (result: Result): NoticeKey => notices[result];

/** Whether a message tells that nothing was changed. */
export const isUnchanged = (notice: string): boolean => notice === notices.unchanged;
