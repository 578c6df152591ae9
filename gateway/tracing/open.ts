import type { Tracing } from './spans.ts';

/**
 * Begins to send traces to a collector. Without one nothing of OpenTelemetry is loaded.
 * @param report told when the collector begins to take nothing
 */
export async function openTracing(
  endpoint: string | undefined,
  report: (error: unknown) => void,
): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry(endpoint, report);
}
