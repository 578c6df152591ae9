import type { PortReport } from './ports/port.ts';
import type { GatewayReport } from './suite.ts';
import type { Result } from './try-checks.ts';

/** How many faulty gateways there were, how many were caught, and which were not. */
export interface SeededReport {
  readonly total: number;
  readonly caught: number;
  readonly missed: readonly string[];
}

/** Each chapter with how many of its promises are kept, and each that is not; then how many there were. */
function linesOf({
  results,
  passed,
  failed,
}: Pick<GatewayReport, 'results' | 'passed' | 'failed'>): string[] {
  const parts = [...new Set(results.map(({ part }) => part))];
  const chapters = parts.flatMap((part) => {
    const own = results.filter((result) => result.part === part);
    const broken = own.filter(({ failure }) => failure !== undefined);
    return [`  ${part}: ${own.length - broken.length} of ${own.length}`, ...broken.flatMap(brokenLines)];
  });
  return [...chapters, `  ${passed} passed, ${failed} failed`];
}

const brokenLines = ({ says, failure = '' }: Result): string[] => [
  `    not kept: ${says}`,
  `      ${failure.split('\n')[0]}`,
];

/** The report of a gateway for people. */
export const reportInWords = (report: GatewayReport): string =>
  [`${report.name}, contract ${report.contract}`, ...linesOf(report)].join('\n');

/** The report of a port for people, with what it left to them. */
export const portInWords = (report: PortReport): string =>
  [
    `the port ${report.name}`,
    ...linesOf(report),
    ...report.leftToPeople.map((promise) => `  look yourself whether it ${promise}`),
  ].join('\n');
