import { loadResident, readPhotoSwitch } from '../calls/resident.ts';
import { questions } from '../questions.ts';
import { isClosed, type RepairSituation } from '../situation.ts';
import { operation } from '../vocabulary.ts';

const define = operation(questions);

const withFacts = (
  situation: RepairSituation,
  facts: Partial<RepairSituation['facts']>,
): RepairSituation => ({
  ...situation,
  facts: { ...situation.facts, ...facts },
});

export const start = {
  loadResident: define({
    dependsOn: [],
    run: (_situation, tools) => loadResident(tools),
    outcomes: {
      'online repairs are closed for maintenance': {
        when: (known) => known.toggles.maintenance,
        goTo: { errorPage: 'failed', notice: 'repairs_Maintenance_Message' },
      },
      'the resident has no home with us': {
        when: (known) => known.homes.length === 0,
        goTo: { errorPage: 'failed', notice: 'SSR001' },
      },
      'repairs are not taken online where any of the homes is': {
        when: (known, it) => known.homes.every((home) => isClosed(withFacts(it, known), home)),
        goTo: { end: 'home' },
      },
      'the resident can report a repair': { facts: (known) => known, goTo: 'next' },
    },
    // The provider may have turned a switch since, and who may be here depends on it.
    refetch: 'onEntry',
  }),

  readPhotoSwitch: define({
    dependsOn: [],
    run: (_situation, tools) => readPhotoSwitch(tools),
    outcomes: {
      'photos are switched on': { when: (on) => on, facts: () => ({ photosAllowed: true }), goTo: 'next' },
      'photos are switched off': { facts: () => ({ photosAllowed: false }), goTo: 'next' },
    },
  }),
};
