import { Notice, type NoticeProps } from '../ui/Notice.tsx';
import { MessageText, type MessageValues } from './messages.tsx';

/** A message by its key, in a box of its tone. What is given beside it stands below its text. */
export function MessageNotice({
  values,
  children,
  ...notice
}: Omit<NoticeProps, 'children'> & {
  readonly values?: MessageValues | undefined;
  readonly children?: NoticeProps['children'];
}) {
  return (
    <Notice {...notice}>
      <MessageText message={notice.message} values={values} />
      {children}
    </Notice>
  );
}

/** The same without a box, where a message stands in the place of what there is nothing of. */
export const PlainMessage = ({
  message,
  values,
}: {
  readonly message: string;
  readonly values?: MessageValues | undefined;
}) => (
  <div data-message={message}>
    <MessageText message={message} values={values} />
  </div>
);
