// Made-up requests for every call of the contract: `npm run fuzz -- --inputs 20000`. The same --seed makes the same
// requests again, --call makes those of one call alone, --show tells what each call answered.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { calls } from '../contract/calls.ts';
import { machineClock } from '../gateway/clock.ts';

const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '5000' },
    seed: { type: 'string', default: String(machineClock().getTime() % 2 ** 31) },
    call: { type: 'string' },
    show: { type: 'boolean', default: false },
  },
});

const isPositiveInteger = (text: string): boolean => /^[1-9]\d{0,8}$|^[12]\d{9}$/.test(text);
if (!isPositiveInteger(values.inputs) || !isPositiveInteger(values.seed)) {
  console.error('--inputs and --seed take a whole number above 0');
  process.exit(2);
}
if (values.call !== undefined && !calls.some(({ id }) => id === values.call)) {
  console.error(`--call takes one of ${calls.map(({ id }) => id).join(', ')}`);
  process.exit(2);
}

console.log(`seed ${values.seed}`);
const child = spawn('npx', ['vitest', 'run', '--project', 'gateway', 'test/gateway/fuzz.test.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    FUZZ_INPUTS: values.inputs,
    FUZZ_SEED: values.seed,
    ...(values.call === undefined ? {} : { FUZZ_CALL: values.call }),
    ...(values.show ? { FUZZ_SHOW: 'yes' } : {}),
  },
});
child.once('exit', (code) => process.exit(code ?? 1));
