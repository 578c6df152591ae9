import type { PropertiesOf } from '../../machines/exploration/index.ts';
import type { ProfileQuestions } from './questions.ts';
import type { samples } from './samples/samples.ts';
import type { ProfileFacts } from './vocabulary.ts';

type Properties = PropertiesOf<ProfileQuestions, ProfileFacts, typeof samples>;
type At = Parameters<Extract<Properties[number], { always: unknown }>['always']>[0];

const isEdit = (it: At) => it.step === 'edit' && it.isAsking;
const isSubmitted = (it: At) => isEdit(it) && it.event?.type === 'CONTINUE';
const complains = (
  says: string,
  rows: readonly string[],
  isWrong: (answers: At['answers']) => boolean,
  notice: string,
): Properties[number] => ({
  says,
  rows,
  when: (it) => isSubmitted(it) && isWrong(it.answers),
  always: (it) => it.complaints.includes(notice),
});

export const properties: Properties = [
  complains(
    'An e-mail address that is none is refused.',
    ['PROF-05', 'A79'],
    ({ email }) => email === '' || email === 'amara-@example.com',
    'SSCP002',
  ),
  complains(
    'A mobile number is needed, and has to be one.',
    ['PROF-06', 'A41'],
    ({ mobilePhone }) => mobilePhone === '' || mobilePhone === '0770',
    'SSCP003a',
  ),
  complains(
    'A home number may be missing, and has to be one.',
    ['PROF-07'],
    ({ homePhone }) => homePhone === '123',
    'SSCP003b',
  ),
  complains(
    'A business number may be missing, and has to be one.',
    ['PROF-08'],
    ({ workPhone }) => workPhone === '+4420',
    'SSCP003c',
  ),
  {
    says: 'An empty home number and an empty business number are not complained about.',
    rows: ['PROF-07', 'PROF-08'],
    when: (it) => isSubmitted(it) && it.answers.homePhone === '' && it.answers.workPhone === '',
    never: (it) => it.complaints.includes('SSCP003b') || it.complaints.includes('SSCP003c'),
  },
  {
    says: 'Nothing is saved while anything is wrong.',
    rows: ['PROF-10'],
    when: (it) => it.waitsFor === 'saveDetails',
    always: ({ answers }) =>
      answers.email !== 'amara-@example.com' &&
      answers.email !== '' &&
      answers.mobilePhone !== '' &&
      answers.mobilePhone !== '0770' &&
      answers.homePhone !== '123' &&
      answers.workPhone !== '+4420',
  },
  {
    says: 'Save is off while complaints are on the screen.',
    rows: ['PROF-10'],
    when: (it) => isEdit(it) && it.complaints.length > 0,
    always: (it) => it.isBlocked,
  },
  {
    says: 'Name, date of birth and all ways to reach the resident are on the page.',
    rows: ['PROF-01', 'PROF-03'],
    when: isEdit,
    always: (it) =>
      ['name', 'birth', 'email', 'mobilePhone', 'homePhone', 'workPhone'].every((one) =>
        it.asked.includes(one),
      ),
  },
  {
    says: 'A date of birth that cannot be right is pointed out, and no other.',
    rows: ['PROF-11', 'A79'],
    when: isEdit,
    always: (it) => it.notices.includes('SSCP001') === it.facts.isBirthWrong,
  },
  {
    says: 'The fields begin with what the provider holds.',
    rows: ['PROF-20', 'PROF-21'],
    when: (it) => it.returned('loadProfile') !== undefined && isEdit(it),
    always: (it) => it.answers.email === it.returned('loadProfile')?.output.profile.email,
  },
  {
    says: 'Saving without a change says so, and passes nothing on.',
    rows: ['PROF-18', 'A79'],
    when: (it) => it.returned('saveDetails')?.output.became === 'unchanged',
    always: (it) => it.end === 'saved' && it.facts.result === 'unchanged',
  },
  {
    says: 'A change is passed on where the provider wants it, and only there.',
    rows: ['PROF-17', 'PROF-19'],
    when: (it) => it.returned('saveDetails')?.output.became === 'saved',
    always: (it) => it.waitsFor === (it.facts.isPassedOn ? 'tellProvider' : 'readAgain'),
  },
  {
    says: 'After saving, the details are read again.',
    rows: ['PROF-13'],
    when: (it) => it.returned('tellProvider') !== undefined || it.failed('tellProvider') !== undefined,
    always: (it) => it.waitsFor === 'readAgain' || it.activity === 'ended' || it.isAsking,
  },
  {
    says: 'Once they are read again, it is said that they are saved.',
    rows: ['PROF-13', 'PROF-15', 'PROF-23'],
    when: (it) => it.returned('readAgain') !== undefined,
    always: (it) => it.end === 'saved' && it.facts.result === (it.facts.isPassedOn ? 'passed on' : 'saved'),
  },
  {
    says: 'Details that cannot be read again open the error page for them.',
    rows: ['PROF-14'],
    when: (it) => it.failed('readAgain') === 'failed' || it.failed('readAgain') === 'malformed',
    always: (it) => it.end === 'customerError',
  },
  {
    says: 'Details that cannot be read at first open an error page.',
    rows: ['PROF-16'],
    when: (it) => it.failed('loadProfile') === 'failed' || it.failed('loadProfile') === 'malformed',
    always: (it) => it.errorPage === 'failed' && it.notices.includes('alert_Message'),
  },
  {
    says: 'Details that were not saved are said not to be, and stay on the page.',
    rows: ['PROF-24'],
    when: (it) => it.failed('saveDetails') === 'failed' || it.failed('saveDetails') === 'malformed',
    always: (it) => isEdit(it) && it.notices.includes('profile_update_failed'),
  },
  {
    says: 'Details that somebody else changed first are not overwritten.',
    rows: ['PROF-12', 'D2', 'A102'],
    when: (it) => it.returned('saveDetails')?.output.became === 'changed elsewhere',
    always: (it) => isEdit(it) && it.notices.includes('Profile_Changed_Elsewhere'),
  },
  {
    says: 'From everywhere before it is saved, Cancel leads back to the profile.',
    rows: ['PROF-04'],
    from: (it) => it.activity !== 'ended' && it.activity !== 'submitting',
    canAlwaysReach: (it) => it.end === 'profile',
  },
];
