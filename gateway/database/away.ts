/** Codes of a database that starts, stops, hands over to a standby, or has no connection left. */
const databaseAway = /^(08\w{3}|57P0[1-5]|53300|25006)$/;

/** What the operating system was asked for when a connection failed. */
const connecting = new Set(['connect', 'read', 'write', 'getaddrinfo']);

/** What the database's client says without a code. */
const connectionWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** Whether an error says that the database could not be reached, or cut the connection. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as { readonly code?: unknown; readonly syscall?: unknown };
  if (typeof syscall === 'string') return connecting.has(syscall);
  return typeof code === 'string' ? databaseAway.test(code) : connectionWords.test(error.message);
}
