import { channel, granted, journeyKey, type Message, parse, presence } from './storage.ts';

/** Answers other tabs that ask for a journey of this one. Returns the function that stops it. */
export function answerOtherTabs(): () => void {
  const tabs = channel();
  const closing = new AbortController();
  if ('locks' in navigator) {
    const grant = new Promise<void>((isGranted) => {
      void navigator.locks.request(presence, { mode: 'shared' }, () => {
        isGranted();
        return new Promise<void>((release) => closing.signal.addEventListener('abort', () => release()));
      });
    });
    granted.set(closing, grant);
  }
  tabs.onmessage = ({ data }: MessageEvent<Message>) => {
    if (!('ask' in data)) return;
    const text = sessionStorage.getItem(journeyKey(data.ask));
    if (parse(text, data.customerId) && text !== null) {
      tabs.postMessage({ journey: data.ask, text } satisfies Message);
    }
  };
  return () => {
    closing.abort();
    granted.delete(closing);
    tabs.close();
  };
}
