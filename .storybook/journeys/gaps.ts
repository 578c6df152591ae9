import type { Journey } from '../../machines/engine/index.ts';
import type { ScreenName } from '../../machines/exploration/index.ts';
import type { Exemption } from './exemptions.ts';

const isStep = (wanted: string, step: string): boolean =>
  wanted.endsWith('*') ? step.startsWith(wanted.slice(0, -1)) : step === wanted;

/** States of a journey that no sample leads to and no exemption explains, and exemptions for what can be seen or does not exist. */
export function storyGaps(
  { id }: Journey,
  screens: readonly { readonly state: ScreenName; readonly path: object | undefined }[],
  exemptions: readonly Exemption[],
): readonly string[] {
  const own = exemptions.filter(({ journey }) => journey === id);
  const isMeant =
    (step: string, name: string) =>
    (exemption: Exemption): boolean =>
      isStep(exemption.step, step) && exemption.state === name;
  const unseen = screens.filter(({ path }) => path === undefined).map(({ state }) => state);
  return [
    ...unseen
      .filter(({ step, name }) => !own.some(isMeant(step, name)))
      .map(({ step, name }) => `No sample leads to ${step}: ${name}`),
    ...own
      .filter(({ dependsOnData }) => !dependsOnData)
      .filter((exemption) => !unseen.some(({ step, name }) => isMeant(step, name)(exemption)))
      .map(({ step, state }) => `${step}: ${state} is exempt, though it is seen or does not exist`),
  ];
}
