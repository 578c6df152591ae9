import type { ComplianceRecord, ComplianceType } from '../../contract/compliance.ts';

/** A safety check of the demonstration; days count from the day on which the data is made, those before it below 0. */
export interface DemonstrationCheck {
  readonly home: string;
  readonly type: ComplianceType;
  readonly dueInDays: number;
  readonly last: {
    readonly inDays: number;
    readonly outcome: NonNullable<ComplianceRecord['visitOutcome']>;
  } | null;
  readonly contractor: string | null;
  readonly decommissionedInDays?: number;
}

/** What is checked, by the kind of check. */
export const equipment: Readonly<Record<ComplianceType, string>> = {
  GAS: 'Gas Boiler',
  EICR: 'Five-year electrical check',
};

const thermaline = 'Thermaline Heating';
const electrics = 'Harbour Electrics';

/** Safety checks of every sort. David Lee, Iris Patel and Jack Brown have none. */
export const safetyChecks: readonly DemonstrationCheck[] = [
  // Both in order.
  {
    home: 'Flat 6, Mill Court',
    type: 'GAS',
    dueInDays: 40,
    last: { inDays: -325, outcome: 'Completed' },
    contractor: thermaline,
  },
  {
    home: 'Flat 6, Mill Court',
    type: 'EICR',
    dueInDays: 900,
    last: { inDays: -926, outcome: 'Completed' },
    contractor: electrics,
  },
  // Both overdue; nobody is to come for the electrics.
  {
    home: '14 Orchard Lane',
    type: 'GAS',
    dueInDays: -12,
    last: { inDays: -6, outcome: 'No access' },
    contractor: thermaline,
  },
  {
    home: '14 Orchard Lane',
    type: 'EICR',
    dueInDays: -45,
    last: { inDays: -1870, outcome: 'Completed' },
    contractor: null,
  },
  // Due today, which is not overdue; the electrics failed.
  {
    home: 'Flat 8, Mill Court',
    type: 'GAS',
    dueInDays: 0,
    last: { inDays: -365, outcome: 'Completed' },
    contractor: thermaline,
  },
  {
    home: 'Flat 8, Mill Court',
    type: 'EICR',
    dueInDays: -2,
    last: { inDays: -10, outcome: 'Failed' },
    contractor: electrics,
  },
  // A new boiler; the old one was taken out before it was due.
  {
    home: 'Flat 2, Tide House',
    type: 'GAS',
    dueInDays: -200,
    last: { inDays: -560, outcome: 'Completed' },
    contractor: thermaline,
    decommissionedInDays: -210,
  },
  {
    home: 'Flat 2, Tide House',
    type: 'GAS',
    dueInDays: 155,
    last: { inDays: -210, outcome: 'Completed' },
    contractor: thermaline,
  },
  // The only boiler was taken out: past its day, and not overdue.
  {
    home: '22 Weir Street',
    type: 'GAS',
    dueInDays: -100,
    last: { inDays: -465, outcome: 'Completed' },
    contractor: thermaline,
    decommissionedInDays: -150,
  },
  {
    home: '22 Weir Street',
    type: 'EICR',
    dueInDays: 300,
    last: { inDays: -20, outcome: 'Cancelled' },
    contractor: electrics,
  },
  // Never visited yet.
  { home: '40 Weir Street', type: 'GAS', dueInDays: 5, last: null, contractor: thermaline },
  {
    home: '12 Orchard Lane',
    type: 'GAS',
    dueInDays: 20,
    last: { inDays: -345, outcome: 'Completed' },
    contractor: thermaline,
  },
  { home: '7 Canal Street', type: 'EICR', dueInDays: 60, last: null, contractor: null },
];
