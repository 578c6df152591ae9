import type { Message } from '../model/detail.ts';

/** A message with its key. */
export function MessageLine({ message }: { readonly message: Message }) {
  return (
    <span className="at-message">
      <code>{message.key}</code> {message.text}
    </span>
  );
}
