import type { Journey } from '../../machines/engine/index.ts';
import type { ReachableScreen } from '../../machines/exploration/index.ts';
import type { Exemption } from './exemptions.ts';

const isStep = (wanted: string, step: string): boolean =>
  wanted.endsWith('*') ? step.startsWith(wanted.slice(0, -1)) : step === wanted;

/** States of a journey that no sample leads to and no waiver explains, and waivers for what can be seen or does not exist. */
export function storyGaps(
  { id }: Journey,
  seen: readonly ReachableScreen[],
  waivers: readonly Exemption[],
): readonly string[] {
  const own = waivers.filter(({ journey }) => journey === id);
  const isMeant =
    (step: string, name: string) =>
    (waiver: Exemption): boolean =>
      isStep(waiver.step, step) && waiver.state === name;
  const unseen = seen.filter(({ path }) => path === undefined).map(({ state }) => state);
  return [
    ...unseen
      .filter(({ step, name }) => !own.some(isMeant(step, name)))
      .map(({ step, name }) => `No sample leads to ${step}: ${name}`),
    ...own
      .filter(({ dependsOnData }) => !dependsOnData)
      .filter((waiver) => !unseen.some(({ step, name }) => isMeant(step, name)(waiver)))
      .map(({ step, state }) => `${step}: ${state} is waived, though it is seen or does not exist`),
  ];
}
