import { getAdjustments } from '../../../contract/adjustments.ts';
import { getRelatedAssets } from '../../../contract/assets.ts';
import { getComplaint } from '../../../contract/complaints.ts';
import { dayOf } from '../../../contract/dates.ts';
import { listDocuments } from '../../../contract/documents.ts';
import { getWorksOrderHistory } from '../../../contract/history.ts';
import { getPreferences } from '../../../contract/preferences.ts';
import { getWorksOrder } from '../../../contract/works-orders.ts';
import { loadAccounts } from '../../../journeys/shared/accounts.ts';
import { loadHomes } from '../../../journeys/shared/homes.ts';
import { findComplaints, firstComplaints } from '../../features/complaints/data/complaint-search.ts';
import { loadStatements } from '../../features/money/data/statements.ts';
import { findCase } from '../../features/requests/data/request-search.ts';
import { named, options, type Read, withSignal } from './read.ts';

/** With one home alone nobody is asked which, and the next question is about what belongs to it. */
export const readsOfFirstQuestion: Read = (tools) => {
  const readAssets = async () => {
    const [one, ...others] = await loadHomes(tools, options);
    if (one === undefined || others.length > 0) return;
    const params = { assetId: one.premisesId };
    await tools.services.gateway.call(getRelatedAssets, { params, query: { expand: 'address' } }, options);
  };
  return [readAssets()];
};

export const readsOfRepair: Read = ({ services: { gateway } }, { search }) => {
  const worksOrderId = named(search, 'repair');
  if (worksOrderId === '') return [];
  const params = { worksOrderId };
  return [
    gateway.call(getWorksOrder, { params }, options),
    gateway.call(getWorksOrderHistory, { params }, options),
  ];
};

export const readsOfMedia: Read = ({ services: { gateway } }, { search }) => {
  const worksOrderId = named(search, 'repair');
  return worksOrderId === '' ? [] : [gateway.call(listDocuments, { params: { worksOrderId } }, options)];
};

export const readsOfCase: Read = ({ services }, { search }) => {
  const reference = named(search, 'request');
  return reference === '' ? [] : [findCase(reference, withSignal(services))];
};

/** The one that the address names, else the newest of all. */
export const readsOfComplaints: Read = ({ services }, { search }) => {
  const { gateway, customerId } = services;
  const complaintId = named(search, 'complaint');
  return [
    complaintId === ''
      ? findComplaints(firstComplaints, withSignal(services))
      : gateway.call(getComplaint, { params: { customerId, complaintId } }, options),
  ];
};

export const readsOfAccount: Read = (tools) => [loadAccounts(tools, options)];

export const readsOfStatements: Read = (tools, { now }) => [
  loadAccounts(tools, options),
  loadStatements(tools, dayOf(now), options),
];

export const readsOfProfile: Read = ({ services: { gateway, customerId } }) => [
  gateway.call(getAdjustments, { params: { customerId } }, options),
  gateway.call(getPreferences, { params: { customerId } }, options),
];
