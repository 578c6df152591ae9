import { expect, it } from 'vitest';
import { heatingContextOf } from '../../contract/eligibility.ts';
import { decideHeating, refusedHeatingContext } from './heating.ts';

const nothing = {
  context: 'Heating or hot water repair',
  property: '',
  dividedBlock: '',
  block: '',
  estate: '',
};

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
  ['a shared system asked about', { context: 'COMHIU', block: 'COMMUNAL' }, 'COMHIU', null],
  ['a shared system asked about where there is none', { context: 'COMHIU', property: 'GAS' }, null, 'SSR069'],
])('%s', (_what, attributes, sor, errorCode) => {
  expect(decideHeating({ ...nothing, ...attributes })).toMatchObject({ sor, errorCode });
});

it.each([
  ['GAS', 'HEAT01', null],
  ['COMMUNAL', 'HEAT01', 'E32'],
  ['GAS+ELECTRIC', 'HEAT01', 'E31'],
  ['', 'HEAT01', 'E31'],
  ['COMMUNAL', 'COMHIU', null],
  ['GAS', 'COMHIU', 'SSR069'],
])('the context "%s" for %s: %s', (context, sorCode, code) => {
  expect(refusedHeatingContext(context, sorCode)).toBe(code);
});
