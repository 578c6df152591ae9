import { expect, it } from 'vitest';
import { heatingContextOf } from '../../contract/eligibility.ts';
import { decideHeating } from './heating.ts';

const nothing = { property: '', dividedBlock: '', block: '', estate: '' };

it('joins what heats a place in a fixed order and leaves out what says nothing', () => {
  expect(
    heatingContextOf([
      { type: 'HEATELEC', value: 'ELECTRIC' },
      { type: 'HEATOIL', value: 'Unknown' },
      { type: 'HEATGAS', value: 'GAS' },
      { type: 'HEAT', value: null },
      { type: 'MAINTSRESP', value: 'Harbourline Homes' },
    ]),
  ).toBe('GAS+ELECTRIC');
  expect(heatingContextOf([{ type: 'HEAT', value: 'none' }])).toBe('');
});

it.each([
  ['gas', { property: 'GAS' }, 'HEAT01', null],
  ['oil', { property: 'OIL' }, 'HEAT02', null],
  ['electricity', { property: 'ELECTRIC' }, 'HEAT03', null],
  ['a shared system', { property: 'COMMUNAL' }, 'COMHIU', 'E32'],
  ['two sources', { property: 'GAS+ELECTRIC' }, null, 'E31'],
  ['nothing on record', {}, null, 'E31'],
])('%s', (_what, attributes, sor, errorCode) => {
  expect(decideHeating({ ...nothing, ...attributes }, false)).toMatchObject({ sor, errorCode });
});

it.each([
  ['of the block', { block: 'COMMUNAL' }, null],
  ['of the estate', { estate: 'COMMUNAL', property: 'GAS' }, null],
  ['that nobody has', { property: 'GAS' }, 'SSR069'],
])('shared heating %s', (_what, attributes, errorCode) => {
  expect(decideHeating({ ...nothing, ...attributes }, true).errorCode).toBe(errorCode);
});
