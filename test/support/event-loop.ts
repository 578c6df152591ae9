import { drawStatement } from '../../gateway/money/statement-pdf.ts';
import { now } from './clock.ts';

const ms = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

/**
 * The longest that this thread computed without letting anybody else have a turn, in milliseconds of its own processor
 * time: what other processes do on the machine does not count. The shortest of three tries, so that neither compiling nor
 * collecting garbage does.
 */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  const tries: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    let longest = 0;
    let last = process.threadCpuUsage();
    const look = () => {
      longest = Math.max(longest, ms(process.threadCpuUsage(last)));
      last = process.threadCpuUsage();
    };
    const timer = setInterval(look, 1);
    await work();
    look();
    clearInterval(timer);
    tries.push(longest);
  }
  return Math.min(...tries);
}

const lineCount = 600;

/** Draws a statement of some years in this thread: what no call may do. */
export async function drawHere(): Promise<void> {
  const content = {
    opening: 0,
    closing: 0,
    unposted: null,
    isCurrent: false,
    holder: 'Kelly Adams',
    address: [],
    lastNumber: lineCount,
  };
  const names = { title: 'Statement', accountName: 'Rent', accountNumber: '1', payReference: '2' };
  const days = { from: '2026-01-01', to: '2026-12-31', madeAt: now() };
  const drawing = drawStatement({ ...names, ...days, content });
  const line = { day: '2026-01-01', description: 'Rent', change: 1, balance: 1 };
  drawing.add(Array.from({ length: lineCount }, () => line));
  await drawing.end();
}

/**
 * Milliseconds for which nothing may hold the event loop. A slow machine holds everything longer: it is measured by the same
 * work, half of which is too long.
 */
export const boundOfMachine = async (): Promise<number> => Math.max(50, (await longestHold(drawHere)) / 2);

/** Bytes of the largest file that a resident sends. */
export const maxFileBytes = 20_000_000;

/**
 * The same for what takes or sends the largest file. No gateway can do without handling that many bytes in memory that nothing has
 * used before, which takes some virtual machines twenty times as long as others; the driver of the database does so
 * several times, while its buffer grows.
 */
export async function boundOfFiles(): Promise<number> {
  const text = Buffer.alloc(maxFileBytes, 1).toString('base64');
  const buffers: Buffer[] = [];
  const handling = await longestHold(async () => {
    const decoded = Buffer.from(text, 'base64');
    buffers.push(decoded, Buffer.from(decoded));
  });
  return (await boundOfMachine()) + 4 * handling;
}
