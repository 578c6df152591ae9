import { journeyKey, parse } from './kept-journeys.ts';
import { granted, presence } from './tab-presence.ts';

/** What tabs say to each other: one asks for a journey, another has it. */
type Message =
  | { readonly ask: string; readonly customerId: string }
  | { readonly journey: string; readonly text: string };

/** Milliseconds that another tab has to answer; an open one does so at once. */
const timeoutMs = 150;

const channel = () => new BroadcastChannel('doorstep-journeys');

/** Asks all other tabs for a journey. Answers what the first of them keeps of it, or null if none does. */
export async function askOtherTabs(journey: string, customerId: string): Promise<string | null> {
  const tabs = channel();
  const text = await new Promise<string | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), timeoutMs);
    tabs.onmessage = ({ data }: MessageEvent<Message>) => {
      if (!('journey' in data) || data.journey !== journey) return;
      clearTimeout(timer);
      resolve(data.text);
    };
    tabs.postMessage({ ask: journey, customerId } satisfies Message);
  });
  tabs.close();
  return text;
}

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
