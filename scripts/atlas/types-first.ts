// Run before the description of a version, whose modules are loaded with it: node --import types-first.ts describe.ts <folder>
import { readCaseTypesOfSetting } from '../case-types-setting.ts';

await readCaseTypesOfSetting(process.argv[2]);
