import { tooMany } from './problem.ts';

export interface BodyQueueLimits {
  /** Most bytes of large bodies that are in hand at once, over all accounts. */
  readonly maxBytes: number;
  /** Most requests that wait, over all accounts. */
  readonly maxWaiting: number;
  /** Most requests of one account that wait. */
  readonly maxWaitingOfAccount: number;
}

/** A request with a large body: it waits for its turn, and has to leave in the end, however it ended. */
interface Turn {
  /** Fulfilled once the body may be read. */
  readonly ready: Promise<void>;
  leave(): void;
}

interface Entry {
  readonly account: string;
  readonly bytes: number;
  readonly begin: () => void;
}

/** Seconds after which a refused request is worth another try. */
const retryAfter = 5;

/**
 * Lets large bodies into the memory of this process: one at a time for an account, and over all accounts only so many
 * bytes. The others wait unread, first come, first served; too many are refused with 429.
 */
export class BodyQueue {
  readonly #limits: BodyQueueLimits;
  readonly #inHand = new Set<Entry>();
  #waiting: Entry[] = [];

  constructor(limits: BodyQueueLimits) {
    this.#limits = limits;
  }

  /** Asks for room for a body of at most so many bytes. Throws 429 when too many wait already. */
  enter(account: string, bytes: number): Turn {
    let begin = (): void => {};
    const ready = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const entry = { account, bytes, begin };
    this.#waiting.push(entry);
    this.#beginNext();
    if (this.#waiting.includes(entry) && this.#isFull(account)) {
      this.#leave(entry);
      throw tooMany(retryAfter);
    }
    return { ready, leave: () => this.#leave(entry) };
  }

  #isFull(account: string): boolean {
    const own = this.#waiting.filter((entry) => entry.account === account);
    const { maxWaiting, maxWaitingOfAccount } = this.#limits;
    return this.#waiting.length > maxWaiting || own.length > maxWaitingOfAccount;
  }

  #leave(entry: Entry): void {
    this.#inHand.delete(entry);
    this.#waiting = this.#waiting.filter((one) => one !== entry);
    this.#beginNext();
  }

  #beginNext(): void {
    for (const entry of this.#waiting) {
      const inHand = [...this.#inHand];
      if (inHand.some(({ account }) => account === entry.account)) continue;
      const bytes = inHand.reduce((total, one) => total + one.bytes, 0);
      // Nobody overtakes: otherwise small bodies could keep a large one waiting for ever.
      if (inHand.length > 0 && bytes + entry.bytes > this.#limits.maxBytes) break;
      this.#inHand.add(entry);
      entry.begin();
    }
    this.#waiting = this.#waiting.filter((entry) => !this.#inHand.has(entry));
  }
}
