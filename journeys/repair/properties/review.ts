import { asksStep } from '../../../machines/exploration/index.ts';
import { asksVandalism, isInside, isRefused, isUrgent, type Properties, talkFirst } from './terms.ts';

/** What is reviewed, and what can be sent. */
export const review: Properties = [
  {
    says: 'The answer about duplicates is reviewed only where it was asked.',
    rows: ['REP-CONF-01', 'REP-CONF-06'],
    when: (it) => asksStep(it, 'confirmation'),
    always: (it) => it.reviewed.includes('duplicate') === (isInside(it) || it.facts.duplicates.length > 0),
  },
  {
    says: 'Photos are reviewed wherever they can be added, and wherever there are any.',
    rows: ['REP-CONF-02', 'A44'],
    when: (it) => asksStep(it, 'confirmation'),
    always: (it) =>
      it.reviewed.includes('media') === (it.facts.photosAllowed || (it.answers.files ?? []).length > 0),
  },
  {
    says: 'Vulnerability is not reviewed in an emergency.',
    rows: ['REP-CONF-03'],
    when: (it) => asksStep(it, 'confirmation'),
    always: (it) => it.reviewed.includes('vulnerability') === (isInside(it) && !isUrgent(it)),
  },
  {
    says: 'Vandalism is reviewed under the conditions under which it is asked.',
    rows: ['REP-CONF-04', 'REP-CONF-07'],
    when: (it) => asksStep(it, 'confirmation'),
    always: (it) => it.reviewed.includes('vandalism') === asksVandalism(it),
  },
  {
    says: 'Isolation is reviewed only where the provider asks about it.',
    rows: ['REP-CONF-05', 'A44'],
    when: (it) => asksStep(it, 'confirmation'),
    always: (it) => it.reviewed.includes('covid') === (isInside(it) && it.facts.toggles.covidQuestion),
  },
  {
    says: 'A repair that no contractor can take, or about which the provider wants to talk, cannot be sent.',
    rows: ['REP-CONF-09', 'A34'],
    when: (it) => {
      const said = it.returned('chooseContractor')?.output;
      return said !== undefined && (!said.isAgreed || !said.contractor?.statuses.isActive);
    },
    always: (it) => it.step === 'confirmation' && isRefused(it, ...talkFirst),
  },
  {
    says: 'A repair that a contractor can take can be sent.',
    rows: ['REP-CONF-09', 'SUB-01'],
    when: (it) => {
      const said = it.returned('chooseContractor')?.output;
      return said?.isAgreed === true && said.contractor?.statuses.isActive === true;
    },
    always: (it) => it.step === 'confirmation' && !it.isBlocked,
  },
];
