import type { TitlesFor } from '../../machines/exploration/index.ts';
import type { repair } from './journey.ts';

/** What analysts read in place of the names of the journey’s operations, ends and error pages. */
export const titles: TitlesFor<typeof repair> = {
  operations: {
    loadResident: 'Load the resident, their homes and the settings',
    readPhotoSwitch: 'Find out whether photos can be added',
    loadAssets: 'Load the parts of the home',
    checkAsset: 'Check whether this part can be repaired here',
    loadLocations: 'Load where in the home a problem can be',
    checkReason: 'Check whether this repair can be reported',
    checkVulnerability: 'Check with the provider what a vulnerable resident needs',
    resumeDraft: 'Continue a saved repair',
    startDraft: 'Start a draft',
    keepDraft: 'Keep the draft up to date',
    saveOnLeaving: 'Save the repair on leaving',
    discardDraft: 'Discard the draft',
    switchDraft: 'Move the draft to the home that was chosen',
    attachFiles: 'Send the photos and videos',
    findDuplicates: 'Look for the same problem among open repairs',
    chooseContractor: 'Choose who does the work',
    submit: 'Report the repair',
    awaitJobNumber: 'Wait for the reference of the repair',
  },
  ends: {
    home: 'Home',
    scheduler: 'Repair reported: choose an appointment',
    signedOut: 'Signed out',
  },
  errorPages: {
    failed: 'The repair cannot go on',
    workOrderError: 'The repair could not be raised',
  },
};
