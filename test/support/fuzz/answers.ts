import * as v from 'valibot';
import { Problem } from '../../../contract/problem.ts';
import type { Input } from './inputs.ts';

/** What an answer must never hold: a place in a program, or the language and the complaints of a database. */
const internals =
  /\bat \S+ \(.+:\d+:\d+\)|\bat (?:file|node):\S+:\d+:\d+|node_modules|\.ts:\d+|select .+ from |insert into |violates|syntax error|invalid input syntax|invalid byte sequence/i;

/** What is wrong with an answer, whatever was asked; nothing for a right one. */
function faultsOf(status: number, headers: Headers, text: string): string[] {
  const isProblem = headers.get('content-type')?.startsWith('application/problem+json') === true;
  const faults: string[] = [];
  if (status >= 500) faults.push(`answered ${status}`);
  if (status >= 300 && status < 400) faults.push('answered with a redirect');
  if (status >= 400) {
    const problem = v.safeParse(Problem, readJson(text));
    if (!isProblem) faults.push(`a refusal is ${headers.get('content-type')}`);
    if (!problem.success || problem.output.status !== status)
      faults.push('the problem document is not right');
    const [internal] = internals.exec(text) ?? [];
    if (internal !== undefined) faults.push(`tells what is inside: ${internal.slice(0, 200)}`);
    if (status === 429 && !/^[1-9]\d*$/.test(headers.get('retry-after') ?? ''))
      faults.push('says not when again');
  }
  return faults;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends an input with a cookie; answers the status and what is wrong with what came back. */
export async function sendInput(
  url: string,
  { call, address, headers, body }: Input,
  cookie: string,
): Promise<{ readonly status: number; readonly faults: readonly string[] }> {
  const response = await fetch(`${url}${address}`, {
    method: call.method,
    headers: { ...headers, cookie },
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  return { status: response.status, faults: faultsOf(response.status, response.headers, text) };
}

/** An input so that somebody can send it again. */
export const describeInput = ({ call, sender, address, headers, body }: Input): string =>
  [
    `${call.id} as ${sender ?? 'nobody'}`,
    `${call.method} ${address}`,
    JSON.stringify(headers),
    body ?? '',
  ].join('\n  ');
