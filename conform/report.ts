import type { GatewayReport } from './suite.ts';

/** How many faulty gateways there were, how many were caught, and which were not. */
export interface SeededReport {
  readonly total: number;
  readonly caught: number;
  readonly missed: readonly string[];
}

/** The report for people: each chapter with how many of its promises are kept, and each that is not. */
export function reportInWords({ name, contract, passed, failed, results }: GatewayReport): string {
  const parts = [...new Set(results.map(({ part }) => part))];
  const chapters = parts.flatMap((part) => {
    const own = results.filter((result) => result.part === part);
    const broken = own.filter(({ failure }) => failure !== undefined);
    return [
      `  ${part}: ${own.length - broken.length} of ${own.length}`,
      ...broken.flatMap(({ says, failure = '' }) => [
        `    not kept: ${says}`,
        `      ${failure.split('\n')[0]}`,
      ]),
    ];
  });
  return [`${name}, contract ${contract}`, ...chapters, `  ${passed} passed, ${failed} failed`].join('\n');
}
