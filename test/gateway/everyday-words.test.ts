import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findCaseTypes } from '../../contract/case-types.ts';
import { findRepairReasons } from '../../contract/reference.ts';
import { readCatalogue } from '../../gateway/cases/catalogue.ts';
import { signedInOnce, startGateway, type TestGateway } from '../support/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ env: { LIMIT_SEARCH_ACCOUNT: 'off', LIMIT_SEARCH_ADDRESS: 'off' } });
});
afterAll(() => gateway.close());

const as = signedInOnce(() => gateway);

/** How far down the list what is meant may stand. */
const maxPlace = 3;

async function findRepairs(searchText: string, assetType: 'Property' | 'Communal' = 'Property') {
  const { repairReasons } = await (await as('amara.okafor')).call(findRepairReasons, {
    query: { searchText, assetType, isUsedForCreation: true, isCatalyst: false },
  });
  return repairReasons.map(({ description }) => description);
}

async function findRequests(searchText: string) {
  const { caseTypes } = await (await as('amara.okafor')).call(findCaseTypes, { query: { searchText } });
  const { types } = await readCatalogue(gateway.platform.db);
  return caseTypes.map(({ id }) => types.find((type) => type.id === id)?.description);
}

describe('what residents say finds the repair among the first three:', () => {
  it.each([
    ['water coming through ceiling', 'Uncontrollable leak'],
    ['theres water pouring in from upstairs', 'Uncontrollable leak'],
    ['burst pipe', 'Uncontrollable leak'],
    ['my kitchen is flooding', 'Uncontrollable leak'],
    ['no water', 'Total loss of water'],
    ['nothing comes out of the taps', 'Total loss of water'],
    ['broken boiler', 'Heating or hot water repair'],
    ['boiler not working', 'Heating or hot water repair'],
    ['bolier', 'Heating or hot water repair'],
    ['no hot water', 'Heating or hot water repair'],
    ['heating wont come on', 'Heating or hot water repair'],
    ['radiator is cold', 'Heating or hot water repair'],
    ['my flat is freezing', 'Heating or hot water repair'],
    ['tpa', 'Leaking tap'],
    ['dripping tap', 'Leaking tap'],
    ['kitchen tap wont turn off', 'Leaking tap'],
    ['shower', 'Leaking tap'],
    ['no electric', 'Total loss of electricity'],
    ['all the lights have gone off', 'Total loss of electricity'],
    ['fuse box keeps tripping', 'Total loss of electricity'],
    ['plug socket sparking', 'Faulty socket'],
    ['light switch broken', 'Faulty socket'],
    ['lights', 'Light bulb'],
    ['toilet wont flush', 'Blocked toilet, only one'],
    ['loo blocked', 'Blocked toilet, only one'],
    ['tolet', 'Blocked toilet, only one'],
    ['sink wont drain', 'Blocked sink'],
    ['blocked drain', 'Blocked sink'],
    ['lock', 'Front door will not lock'],
    ['front door wont close', 'Front door will not lock'],
    ['key snapped in the lock', 'Front door will not lock'],
    ['we have been burgled', 'Front door will not lock'],
    ['window wont shut', 'Broken window latch'],
    ['smashed window', 'Broken window latch'],
    ['mold on bedroom wall', 'Damp and mould'],
    ['damp', 'Damp and mould'],
    ['black spots on the ceiling', 'Damp and mould'],
    ['cupboard door fell off', 'Kitchen unit door'],
    ['extracter fan', 'Extractor fan'],
    ['slates missing off roof', 'Roof tile loose'],
    ['gutter is blocked', 'Roof tile loose'],
    ['smoke alarm keeps beeping', 'Smoke alarm chirping'],
    ['i can smell gas', 'Gas smell'],
    ['carbon monoxide', 'Carbon monoxide alarm sounding'],
    ['mice in the kitchen', 'Pest problem'],
    ['fence blew down', 'Fence panel'],
    ['crack in ceiling', 'Crack in a wall'],
    ['no tv signal', 'TV aerial'],
    ['rail for the bath for my disabled mum', 'Grab rail or ramp'],
    ['cable hanging down outside', 'Loose wiring outside'],
    ['radi', 'Heating or hot water repair'],
  ])('%s: %s', async (said, meant) => {
    expect((await findRepairs(said)).slice(0, maxPlace)).toContain(meant);
  });

  it.each([
    ['lift broken', 'Lift out of order'],
    ['someone stuck in the lift', 'Lift out of order'],
    ['stairs are dark', 'Communal lighting'],
    ['buzzer not working', 'Door entry fault'],
    ['main door wont lock', 'Door entry fault'],
    ['bins', 'Broken bin store door'],
    ['car park gate stuck', 'Car park barrier'],
    ['water coming through ceiling', 'Roof leak'],
  ])('in the building, %s: %s', async (said, meant) => {
    expect((await findRepairs(said, 'Communal')).slice(0, maxPlace)).toContain(meant);
  });
});

describe('what residents say finds the service request among the first three:', () => {
  it.each([
    ['i lost my key', 'Keys and fobs'],
    ['lost my keys', 'Keys and fobs'],
    ['need a new fob', 'Keys and fobs'],
    ['my fob stopped working', 'Keys and fobs'],
    ['locked out', 'Keys and fobs'],
    ['spare key for my mum', 'Keys and fobs'],
    ['loud music', 'Noise or nuisance'],
    ['my neighbour plays loud music', 'Noise or nuisance'],
    ['neighbours', 'Noise or nuisance'],
    ['nosy neighbours shouting all night', 'Noise or nuisance'],
    ['nieghbour', 'Noise or nuisance'],
    ['dog barking', 'Noise or nuisance'],
    ['people smoking cannabis on the stairs', 'Noise or nuisance'],
    ['drug dealing', 'Noise or nuisance'],
    ['harassed by next door', 'Noise or nuisance'],
    ['antisocial behaviour', 'Noise or nuisance'],
    ['vehicles', 'Abandoned vehicle'],
    ['someone dumped a car', 'Abandoned vehicle'],
    ['car with no tax', 'Abandoned vehicle'],
    ['burnt out van', 'Abandoned vehicle'],
    ['graffitti', 'Graffiti'],
    ['somebody sprayed paint on the wall', 'Graffiti'],
    ['writing on walls', 'Graffiti'],
    ['rubbish', 'Fly tipping'],
    ['mattress left outside', 'Fly tipping'],
    ['fridge dumped in the car park', 'Fly tipping'],
    ['overflowing bins', 'Fly tipping'],
    ['flytipping', 'Fly tipping'],
    ['bulky waste collection', 'Fly tipping'],
    ['parking permit', 'Parking permit'],
    ['where can my visitors park', 'Parking permit'],
    ['disabled parking bay', 'Parking permit'],
    ['rent a garage', 'Garage or storeroom enquiry'],
    ['garrage', 'Garage or storeroom enquiry'],
    ['somewhere to store my bike', 'Garage or storeroom enquiry'],
    ['can i get a dog', 'Pet permission'],
    ['pets', 'Pet permission'],
    ['keeping a cat', 'Pet permission'],
    ['i want to move', 'Mutual exchange'],
    ['bigger house', 'Mutual exchange'],
    ['swap my flat', 'Mutual exchange'],
    ['overcrowding', 'Mutual exchange'],
    ['transfer', 'Mutual exchange'],
    ['laminate flooring', 'Permission for alterations'],
    ['can i put up a satellite dish', 'Permission for alterations'],
    ['knock a wall down', 'Permission for alterations'],
    ['build a conservatory', 'Permission for alterations'],
    ['take in a lodger', 'Subletting'],
    ['can i rent my room out', 'Subletting'],
    ['speak to my housing officer', 'Home visit'],
    ['someone to visit me', 'Home visit'],
    ['buy more shares', 'Buying more shares (staircasing)'],
    ['purchase my home', 'Buying more shares (staircasing)'],
  ])('%s: %s', async (said, meant) => {
    expect((await findRequests(said)).slice(0, maxPlace)).toContain(meant);
  });
});

describe('a search', () => {
  it('finds nothing for words that nothing has', async () => {
    for (const said of ['zzzz', 'elephant', '%', '  _  ', 'the']) {
      expect(await findRepairs(said), said).toEqual([]);
      expect(await findRequests(said), said).toEqual([]);
    }
  });

  it('without words tells everything there is, by name', async () => {
    const repairs = await findRepairs('');
    expect(repairs.length).toBeGreaterThan(10);
    expect(repairs).toEqual(repairs.toSorted((a, b) => a.localeCompare(b, 'en-GB')));
    expect(await findRequests('')).toHaveLength(13);
  });

  it('puts the whole name first, and finds it as it is typed', async () => {
    for (const name of await findRepairs('')) {
      expect((await findRepairs(name))[0], name).toBe(name);
      expect((await findRepairs(name.slice(0, -1))).slice(0, maxPlace), name).toContain(name);
    }
  });

  it('never offers what is not for residents', async () => {
    expect(await findRequests('fraud')).not.toContain('Suspected tenancy fraud');
  });
});
