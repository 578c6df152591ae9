import type { ListDefinition } from '../../../../machines/list/list-query.ts';
import { isId } from '../../list-requests.ts';

/** The repairs of a resident: what can be searched, filtered and sorted, and how many come at a time. */
export const repairList = {
  id: 'repairs',
  columns: ['title', 'description', 'area', 'dates', 'status'],
  filters: [
    { name: 'area', kind: 'choice', options: ['property', 'dividedBlock', 'block', 'estate'] },
    {
      name: 'status',
      kind: 'choice',
      options: [
        'active',
        'assigned',
        'appointed',
        'onHold',
        'inProgress',
        'pendingApproval',
        'cancelled',
        'completed',
        'draft',
        'passedOn',
      ],
    },
  ],
  sorts: ['newest', 'oldest'],
  sizes: [10, 20, 100],
  batch: 100,
  // A screen of 921 pixels with text of the usual size, less its edges: 920 pixels have cards.
  cardsBelow: 48.275,
  searchLimit: 100,
  isPlace: isId,
} as const satisfies ListDefinition;
