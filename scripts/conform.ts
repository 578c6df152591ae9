// Checks that a gateway keeps the contract, and a provider's systems their ports: `npm run conform -- --help`.
import { control, foundIn, seededFaults, tryFault } from '../conform/faults/seeded-faults.ts';
import { runPorts } from '../conform/ports/command.ts';
import { reportInWords, type SeededReport } from '../conform/report.ts';
import { residentOf } from '../conform/sign-in.ts';
import { conform } from '../conform/suite.ts';
import { command } from './command.ts';
import { startReferenceGateway } from './reference-gateway.ts';

const collected = (text: string, before: readonly string[] = []): readonly string[] => [...before, text];

const asked = command(
  'conform',
  'Checks that a gateway keeps the contract, or that systems keep their ports.',
)
  .argument('[url]', 'where it is; without, the reference gateway is started with demonstration data')
  .option('--resident <email:password>', 'who signs in there; it takes two', collected)
  .option('--planted', 'also tries gateways that break one promise each')
  .option('--only <text>', 'only those whose fault says so')
  .option(
    '--port <name>',
    'checks the system behind a port instead, with the settings of the gateway',
    collected,
  )
  .option('--mail-to <address>', 'where the port notification may send e-mail')
  .option('--text-to <number>', 'where it may send text messages')
  .option('--json', 'prints { gateways: [{ name, passed, failed }], ports, planted: { total, caught } }')
  .parse();
const values = asked.opts();
const [given] = asked.processedArgs;
if (values.port !== undefined) {
  if (given !== undefined || values.planted || values.only !== undefined) {
    console.error('Ports are checked without a gateway. See --help.');
    process.exit(2);
  }
  const { port, mailTo, textTo, json = false } = values;
  process.exit(await runPorts(port, { env: process.env, mailTo, textTo }, { json }));
}
const demonstration = ['kelly.adams', 'ben.hughes'].map((name) => `${name}@example.com:harbourline-demo`);
const [a, b] = values.resident ?? (given === undefined ? demonstration : []);
if (a === undefined || b === undefined) {
  console.error('A gateway is checked by two residents, with --resident for each. See --help.');
  process.exit(2);
}
const residents = [residentOf(a), residentOf(b)] as const;
const say = (text: string): void => {
  if (!values.json) console.log(text);
};

/** Tries every faulty gateway; answers those that were not caught. One that is not faulty must not be. */
async function tryFaults(upstream: string, limited: string): Promise<SeededReport> {
  const parts = [...new Set(seededFaults.flatMap((one) => one.parts))].filter((part) => part !== 'Limits');
  // Without the check of limits: who is told to wait can prove nothing else.
  const { results: ofControl } = await tryFault(upstream, { fault: control, parts }, residents);
  const wrong = ofControl.find(({ failure }) => failure !== undefined);
  if (wrong) throw new Error(`a gateway that is right fails: ${wrong.says}: ${wrong.failure}`);
  const chosen = seededFaults.filter(({ fault }) => fault.says.includes(values.only ?? ''));
  const missed: string[] = [];
  for (const seeded of chosen) {
    const found = foundIn(
      await tryFault(seeded.parts.includes('Limits') ? limited : upstream, seeded, residents),
    );
    if (found === undefined) missed.push(seeded.fault.says);
    say(`${found === undefined ? 'missed' : 'caught'}: ${seeded.fault.says}`);
    if (found?.failure !== undefined) say(`    ${found.says}: ${found.failure.slice(0, 120)}`);
  }
  return { total: chosen.length, caught: chosen.length - missed.length, missed };
}

/** Tries them in front of a reference that lets residents search without a limit, where no gateway was given. */
async function seededOn(limited: string): Promise<SeededReport> {
  if (given !== undefined) return tryFaults(given, given);
  const unlimited = await startReferenceGateway({ limitsSearches: false });
  try {
    return await tryFaults(unlimited.url, limited);
  } finally {
    await unlimited.close();
  }
}

const reference = given === undefined ? await startReferenceGateway() : undefined;
const url = given ?? reference?.url ?? '';
try {
  const name = given ?? 'the reference gateway';
  const gateways = values.only === undefined ? [await conform({ name, url, residents })] : [];
  for (const gateway of gateways) say(reportInWords(gateway));
  const planted =
    values.planted || values.only !== undefined ? await seededOn(url) : { total: 0, caught: 0, missed: [] };
  say(`${planted.caught} of ${planted.total} faulty gateways were caught`);
  if (values.json) console.log(JSON.stringify({ gateways, ports: [], planted }));
  const isRight = gateways.every(({ failed }) => failed === 0) && planted.missed.length === 0;
  process.exitCode = isRight ? 0 : 1;
} finally {
  await reference?.close();
}
