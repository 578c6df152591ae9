import { hasLeft, wentBack } from '../../../machines/exploration/index.ts';
import { type At, asksVandalism, followUp, isInside, isUrgent, type Properties, priority } from './terms.ts';

const beforeDuplicates = (it: At) =>
  priority(it) === 'Emergency' && isInside(it) ? 'emergency' : beforeEmergency(it);
const beforeEmergency = (it: At) => (followUp(it) === undefined ? 'reason' : 'followUp');

/** Where Back and Continue lead. */
export const navigation: Properties = [
  {
    says: 'Back from the place leads to the homes where there are several, else Home.',
    rows: ['REP-ASSET-04'],
    when: (it) => wentBack(it, 'asset'),
    always: (it) => (it.facts.homes.length > 1 ? it.step === 'property' : it.end === 'home'),
  },
  {
    says: 'Back from the emergency leads to the follow-up question where the reason has one, else to the reason.',
    rows: ['REP-EMER-06'],
    when: (it) => wentBack(it, 'emergency'),
    always: (it) => it.step === beforeEmergency(it),
  },
  {
    says: 'Back from the repairs that are open leads to the emergency, else to the follow-up question, else to the reason.',
    rows: ['REP-DUP-10'],
    when: (it) => wentBack(it, 'duplicate'),
    always: (it) => it.step === beforeDuplicates(it),
  },
  {
    says: 'Back from the photos leads to the description.',
    rows: ['MED-07'],
    when: (it) => wentBack(it, 'media'),
    always: (it) => it.step === 'details',
  },
  {
    says: 'The review leads back to the contact.',
    rows: ['REP-CONF-08'],
    when: (it) => wentBack(it, 'confirmation'),
    always: (it) => it.step === 'contact',
  },
  ...(['vandalism', 'vulnerability', 'covid', 'contact'] as const).map((step): Properties[number] => ({
    says: `From the photos Continue can lead to ${step}.`,
    rows: ['MED-08'],
    sometimes: (it) => hasLeft(it, 'media', 'CONTINUE') && it.step === step,
  })),
  {
    says: 'From the photos Continue leads no further than to the first question that applies.',
    rows: ['MED-08'],
    when: (it) => hasLeft(it, 'media', 'CONTINUE') && it.before?.isEditing === false,
    always: (it) => {
      if (asksVandalism(it)) return it.step === 'vandalism';
      if (isInside(it) && !isUrgent(it)) return it.step === 'vulnerability';
      return it.step === (isInside(it) && it.facts.toggles.covidQuestion ? 'covid' : 'contact');
    },
  },
  {
    says: 'A repair can be saved on leaving while the repairs that are open are looked at.',
    rows: ['REP-DUP-11'],
    sometimes: (it) =>
      it.event?.type === 'SAVE' && it.before?.step === 'duplicate' && it.waitsFor === 'saveOnLeaving',
  },
];
