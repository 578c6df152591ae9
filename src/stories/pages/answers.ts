import type { AnswerOf, Call } from '../../../contract/call.ts';
import { getConfiguration, type ToggleName } from '../../../contract/configuration.ts';

/** What the provider's gateway does about a call in a story. */
export interface Answered {
  readonly call: Call;
  /** @param address what is asked, with its query */
  respond(address: URL): Promise<Response>;
}

/** It answers, with what the contract says that it answers. */
export const answersWith = <C extends Call>(call: C, answer: AnswerOf<C>): Answered => ({
  call,
  respond: async () => Response.json(answer, { status: call.status ?? 200 }),
});

/** It answers by what it is asked for. */
export const answersBy = <C extends Call>(call: C, answer: (address: URL) => AnswerOf<C>): Answered => ({
  call,
  respond: async (address) => Response.json(answer(address), { status: call.status ?? 200 }),
});

/** It has these switched on, and every other setting off. */
export const hasSwitchedOn = (...names: readonly ToggleName[]): Answered =>
  answersBy(getConfiguration, ({ pathname }) => {
    const name = pathname.split('/').at(-1) ?? '';
    return { name, value: String(names.some((one) => one === name)) };
  });

/** It refuses, in a way that nothing tries again by itself. */
export const refuses = (call: Call): Answered => ({
  call,
  respond: async () => Response.json({ title: 'Not implemented', status: 501 }, { status: 501 }),
});

/** It says nothing, for as long as the story is looked at. */
export const isWaitedFor = (call: Call): Answered => ({ call, respond: () => new Promise(() => undefined) });

const isFor = ({ call }: Answered, method: string, path: string): boolean =>
  call.method === method && new RegExp(`^${call.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);

const gatewayPath = '/customerselfserve/';

/**
 * A `fetch` in which the gateway gives these answers, and refuses every other call, such as settings, which then are off.
 * @param otherwise sends what is not for the gateway
 */
export const fetchFrom =
  (given: readonly Answered[], otherwise: typeof fetch): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const address = new URL(request.url);
    const { pathname } = address;
    if (!pathname.startsWith(gatewayPath)) return otherwise(input, init);
    const found = given.find((each) => isFor(each, request.method, pathname));
    return found
      ? found.respond(address)
      : Response.json({ title: 'Not found', status: 404 }, { status: 404 });
  };
