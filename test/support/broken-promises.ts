import { expect } from 'vitest';
import { conformPorts } from '../../conform/ports/run.ts';

/** What is not kept of the promises of a port, by what each says. */
export async function brokenPromises(
  port: string,
  env: Readonly<Record<string, string | undefined>>,
  choice: Parameters<typeof conformPorts>[2] = {},
): Promise<readonly string[]> {
  const given = { env, mailTo: 'conform@homes.example', textTo: '07700900123' };
  const [report] = await conformPorts([port], given, choice);
  expect(report?.results.length).toBeGreaterThan(0);
  return (report?.results ?? []).flatMap(({ says, failure }) => (failure === undefined ? [] : [says]));
}
