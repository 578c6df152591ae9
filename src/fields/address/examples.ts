import { type AddressQuestion, address, type PostalAddress } from '../../../journeys/questions/address.ts';
import type { Example } from '../Stage.tsx';

const question = address({
  missing: 'Address_Missing',
  postcode: 'Address_Postcode',
  line: 'Address_Line',
});
const copy = { label: 'What is your new address?', hint: 'We send your deposit receipt there.' };

const orchardLane = [12, 14, 16].map((number) => ({
  label: `${number} Orchard Lane, Harbour`,
  value: { postcode: 'M1 1AE', line1: `${number} Orchard Lane`, line2: '', town: 'Harbour' },
}));

/** Finds three homes for one postcode, and none for others. */
const findByPostcode = async (postcode: string) => (postcode === 'M1 1AE' ? orchardLane : []);

const home: PostalAddress = { postcode: 'M1 1AE', line1: '14 Orchard Lane', line2: '', town: 'Harbour' };

type AddressExample = Example<AddressQuestion<string, unknown>, PostalAddress>;

export const examples = {
  empty: { question, copy, services: { search: findByPostcode }, legendIsHeading: true },
  answered: { question, copy, services: { search: findByPostcode }, value: home },
  wrong: {
    question,
    copy,
    services: { search: findByPostcode },
    value: { ...home, postcode: 'M1' },
    complaints: [{ key: 'Address_Postcode', text: 'Enter a full postcode, like M1 1AE.' }],
  },
  disabled: { question, copy, services: { search: findByPostcode }, value: home, disabled: true },
  withoutLine: {
    question,
    copy,
    services: { search: findByPostcode },
    value: { ...home, line1: '', town: '' },
    complaints: [{ key: 'Address_Line', text: 'Enter the first line of the address.', part: 'line1' }],
  },
  failing: {
    question,
    copy,
    services: { search: () => Promise.reject(new Error('the register is away')) },
  },
  withoutSearch: { question, copy },
} satisfies Record<string, AddressExample>;
