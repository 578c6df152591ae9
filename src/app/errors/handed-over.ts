import { useLocation } from 'react-router-dom';
import { type NoticeKey, notices } from '../../../content/notices.ts';

/** What a page hands over to the one that tells of its failure. */
export interface Failure {
  readonly notice?: string;
  /** Address of the page that this one stands in place of. */
  readonly from?: string;
}

/** Key of the message that was handed over; of the general one when there is none, or it is unknown. */
export function useNotice(general: NoticeKey): string {
  const { notice = general } = (useLocation().state ?? {}) as Failure;
  return Object.hasOwn(notices, notice) ? notice : general;
}
