import type { Config } from './config.ts';
import { seedWhenEmpty } from './demonstration.ts';
import { providerDomain } from './domain.ts';
import type { RunningGateway } from './gateway.ts';
import { openGateway } from './gateway.ts';

/** How long a stop may take before the process ends regardless, in milliseconds. */
const longestStop = 15_000;

/** Lets the process end when it is asked to: what was begun is finished first. */
function stopOnSignal(gateway: RunningGateway): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), longestStop).unref();
    await gateway.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Runs a gateway until the process is told to stop. An empty database is filled with the demonstration data first. */
export async function serve(config: Config): Promise<RunningGateway> {
  const gateway = await openGateway(config, providerDomain);
  stopOnSignal(gateway);
  try {
    await seedWhenEmpty(gateway.platform.db);
    await gateway.listen();
  } catch (error) {
    await gateway.close();
    throw error;
  }
  return gateway;
}
