import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/** Does something under a correlation id: what it sets off later carries it on. */
export const correlated = <T>(correlationId: string, doing: () => T): T => storage.run(correlationId, doing);

/** The id under which this is done; undefined for what nobody asked for, such as a sweep. */
export const currentCorrelation = (): string | undefined => storage.getStore();
