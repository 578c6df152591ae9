// Made-up requests for every call of the contract: `npm run fuzz -- --help`.
import { spawn } from 'node:child_process';
import { Option } from '@commander-js/extra-typings';
import { calls } from '../contract/calls.ts';
import { chanceSeed, command, wholeNumber } from './command.ts';

const values = command(
  'fuzz',
  'Makes up requests for every call of the contract; none may be answered with a fault of ours.',
)
  .option('--inputs <number>', 'how many', wholeNumber(1), 5000)
  .option('--seed <number>', 'the same makes the same requests again', wholeNumber(1, 2 ** 31), chanceSeed())
  .addOption(new Option('--call <name>', 'of one call alone').choices(calls.map(({ id }) => id)))
  .option('--show', 'tells what each call answered')
  .parse()
  .opts();

console.log(`seed ${values.seed}`);
const child = spawn('npx', ['vitest', 'run', '--project', 'gateway', 'test/gateway/fuzz.test.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    FUZZ_INPUTS: String(values.inputs),
    FUZZ_SEED: String(values.seed),
    ...(values.call === undefined ? {} : { FUZZ_CALL: values.call }),
    ...(values.show ? { FUZZ_SHOW: 'yes' } : {}),
  },
});
child.once('exit', (code) => process.exit(code ?? 1));
