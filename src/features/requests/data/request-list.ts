import type { ListDefinition } from '../../../../machines/list/list-query.ts';
import { isId } from '../../list-requests.ts';

/** The service requests of a resident: what can be searched, filtered and sorted, and how many come at a time. */
export const caseList = {
  id: 'cases',
  columns: ['reference', 'type', 'created', 'owner', 'status'],
  filters: [{ name: 'status', kind: 'choice', options: ['active', 'cancelled', 'resolved'] }],
  sorts: ['newest', 'oldest', 'status'],
  sizes: [10, 20, 50],
  batch: 50,
  // More than a screen of 912 pixels with text of the usual size has, less its edges.
  cardsBelow: 47.89,
  searchLimit: 100,
  isPlace: isId,
} as const satisfies ListDefinition;
