import { expect, test } from 'vitest';
import { definition, journey, operations, samples } from '../../test/support/small-journey.ts';
import { type Catalogue, messageCheck } from './check-messages.ts';
import { explore } from './explore.ts';

const texts = { Missing: 'Choose one.', Shut: 'Call {phone}.', Failed: 'Sorry.', Refused: 'Not taken.' };
const catalogue: Catalogue = { texts, always: ['phone'] };
const complaintsAbout = (changes: object, given: Partial<Catalogue> = {}) => {
  const flow = { journey: journey({ ...definition, ...changes } as never), samples };
  const check = messageCheck(flow.journey, { ...catalogue, ...given });
  explore(flow, check.arrived);
  return check.complaints();
};

test('messages that have a text, with all that is to be filled in, are right', () => {
  expect(complaintsAbout({})).toEqual([]);
});

test('a complaint without a text is named with its journey, step and question', () => {
  const vague = {
    ...definition.questions.first,
    check: (value?: string) => (value ? [] : [{ notice: 'Missin' }]),
  };
  expect(complaintsAbout({ questions: { ...definition.questions, first: vague } })).toEqual([
    'The step one of the journey small complains of the question first with Missin, which has no text. Did you mean “Missing”?',
  ]);
});

test('a message of an outcome without a text is named, unless the data bring its text', () => {
  const outcomes = {
    ...operations.look.outcomes,
    shut: { ...operations.look.outcomes.shut, notices: () => ['Shutt'] },
  };
  const changes = { operations: { ...operations, look: { ...operations.look, outcomes } } };
  expect(complaintsAbout(changes)).toEqual([
    'The step one of the journey small says Shutt, which has no text. Did you mean “Shut”?',
  ]);
  expect(complaintsAbout({ ...changes, placeholders: () => ({ Shutt: 'It is shut.' }) })).toEqual([]);
});

test('a placeholder that nothing fills is named', () => {
  const given = { texts: { ...texts, Refused: 'Quote {refrence}.' } };
  expect(complaintsAbout({}, given)).toEqual([
    'The step end of the journey small says Refused, in which nothing fills {refrence}',
  ]);
  expect(complaintsAbout({ placeholders: () => ({ refrence: '7' }) }, given)).toEqual([]);
});
