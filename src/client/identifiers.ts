/** Where the identifiers are kept; the browser's local storage in the product. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Who is calling, for tracking and error reports only: none of these grants anything. */
export interface Identifiers {
  readonly channel: string;
  readonly customerId: string | undefined;
  readonly corelationId: string;
  readonly sessionId: string | undefined;
  /** What the gateway told at sign-in that it offers, with spaces between. */
  readonly offers: string;
}

/** Reads and keeps the four identifiers of whoever is signed in, and what their gateway offers. All tabs of a browser share them. */
export interface IdentifierKeeper {
  read(): Identifiers;
  /** Keeps what the sign-in answered. */
  signIn(customerId: string, sessionId: string, offers?: readonly string[]): void;
  /** Begins a new correlation: everything called until the next one belongs to the same click. */
  correlate(): void;
  /** Forgets them all, and when their owner was last active. */
  clear(): void;
}

const defaultChannel = 'CustomerSelfService';
/** Under which names all of it is in the browser's store. */
export const identifierKeys = [
  'channel',
  'customerId',
  'corelationId',
  'sessionId',
  'offers',
  'lastActive',
] as const;

/** Those of Open Location Code: none is like another, neither written nor spoken, and they make no words. */
const letters = '23456789CFGHJMPQRVWX';

/** Short enough to be read out over the telephone: a resident quotes it, and the gateway's log has it. */
const newReference = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => letters[byte % letters.length]).join('');

/** Keeps identifiers in a store. `newId` makes a correlation id. */
export function keepIdentifiers(store: Store, newId: () => string = newReference): IdentifierKeeper {
  /** The correlation of a visitor, of whom nothing is kept. */
  let visiting: string | undefined;
  const correlate = (): string => {
    const id = newId();
    if (store.getItem('customerId') === null) visiting = id;
    else store.setItem('corelationId', id);
    return id;
  };
  return {
    read: () => ({
      channel: store.getItem('channel') ?? defaultChannel,
      customerId: store.getItem('customerId') ?? undefined,
      corelationId: store.getItem('corelationId') ?? visiting ?? correlate(),
      sessionId: store.getItem('sessionId') ?? undefined,
      offers: store.getItem('offers') ?? '',
    }),
    signIn(customerId, sessionId, offers = []) {
      store.setItem('channel', defaultChannel);
      store.setItem('customerId', customerId);
      store.setItem('sessionId', sessionId);
      store.setItem('offers', offers.join(' '));
      correlate();
    },
    correlate: () => void correlate(),
    clear() {
      for (const key of identifierKeys) store.removeItem(key);
    },
  };
}

/** Begins a new correlation at every click under `target`; answers the function that stops it. */
export function correlateClicks(keeper: IdentifierKeeper, target: EventTarget): () => void {
  const begin = (): void => keeper.correlate();
  target.addEventListener('click', begin, { capture: true });
  return () => target.removeEventListener('click', begin, { capture: true });
}
