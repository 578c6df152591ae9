import { portInWords } from '../report.ts';
import { type Given, SettingsFault } from './port.ts';
import { conformPorts } from './run.ts';

/** Checks ports and prints the report, for people or as JSON. Answers the exit code: 2 when settings are missing. */
export async function runPorts(
  names: readonly string[],
  given: Given,
  { json }: { readonly json: boolean },
): Promise<number> {
  try {
    const ports = await conformPorts(names, given);
    const planted = { total: 0, caught: 0, missed: [] };
    console.log(json ? JSON.stringify({ gateways: [], ports, planted }) : ports.map(portInWords).join('\n'));
    return ports.every(({ failed }) => failed === 0) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof SettingsFault)) throw error;
    console.error(error.message);
    return 2;
  }
}
