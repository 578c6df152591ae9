import type { Config } from './config.ts';
import { seedWhenEmpty } from './demonstration.ts';
import { providerDomain } from './domain.ts';
import type { RunningGateway } from './gateway.ts';
import { openGateway } from './gateway.ts';
import { checkStoreNamed } from './media/media.ts';

/** Lets the process end when it is asked to: what was begun is finished first. */
function stopOnSignal(gateway: RunningGateway): void {
  const { drainSeconds, stopSeconds } = gateway.platform.config;
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    // What takes longer than that is cut off.
    setTimeout(() => process.exit(1), (drainSeconds + stopSeconds) * 1000).unref();
    try {
      await gateway.close();
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/**
 * Runs a gateway until the process is told to stop. A demonstration fills an empty database first.
 * @param portalBuilt settled once the portal's files are there, where they may still be on the way
 */
export async function serve(config: Config, portalBuilt?: Promise<void>): Promise<RunningGateway> {
  const gateway = await openGateway(config, providerDomain, portalBuilt);
  stopOnSignal(gateway);
  try {
    await checkStoreNamed(gateway.platform);
    if (config.demonstration) await seedWhenEmpty(gateway.platform.db, gateway.platform.now());
    await gateway.listen();
  } catch (error) {
    await gateway.close();
    throw error;
  }
  return gateway;
}
