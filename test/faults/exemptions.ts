interface Excuse {
  /** Who makes the call: journey and operation, or the machine. */
  readonly owner: string;
  readonly call: string;
  /** The faults that are ignored; all of them unless told. */
  readonly faults?: readonly string[];
  readonly why: string;
}

const settingIsOff = 'a setting that cannot be read counts as off';
const leavesAllTheSame =
  'whatever comes of leaving, the resident gets away; an old draft is thrown away later';
const goneAlready = 'what is gone already need not be thrown away';
const staysWaiting = 'the repair waits for an appointment all the same, which is what the provider acts on';
const nothingToChoose =
  'a repair that nobody is to come for any more has no appointment to choose another one for';
const savedAllTheSame =
  'the details are saved all the same, and the provider reads of the failure in its reports';
const askedAgain =
  'the page of the result asks anew and says what it cannot find out; there is nothing to answer again';
const shortForm = 'a form of two dates over a page begins anew after signing in again';
const newsInstead = 'one answer over a page is given again in a moment, and the page says what is new';
const paysAllTheSame = 'whether help is offered keeps nobody from paying';
const nobodyTakesIt =
  'without the place and a team there is nobody to send the request to; the page says whom to call';
const looksByItself = 'the types are here, so that the portal looks through them by itself';
const goesOn = 'the file goes on by itself from what has arrived, which the gateway says';
const begunAnew = 'a file that the gateway does not know any more is sent from the beginning';
const nobodysConcern = 'a report that does not arrive is never the resident’s concern';

/** Faults that nobody is told of, or that end what the resident was doing, each with the reason. */
export const onPurpose: readonly Excuse[] = [
  { owner: 'repair.loadResident', call: 'getConfiguration', why: settingIsOff },
  { owner: 'repair.loadResident', call: 'getConfigurations', why: settingIsOff },
  { owner: 'repair.readPhotoSwitch', call: 'getConfiguration', why: settingIsOff },
  { owner: 'recall.readFileSettings', call: 'getConfiguration', why: settingIsOff },
  { owner: 'recall.readFileSettings', call: 'getConfigurations', why: settingIsOff },
  { owner: 'repair.discardDraft', call: 'getWorksOrder', why: leavesAllTheSame },
  { owner: 'repair.discardDraft', call: 'deleteWorksOrder', why: leavesAllTheSame },
  { owner: 'repair.startDraft', call: 'getWorksOrder', faults: ['404'], why: goneAlready },
  { owner: 'repair.startDraft', call: 'deleteWorksOrder', faults: ['404'], why: goneAlready },
  { owner: 'repair.switchDraft', call: 'deleteWorksOrder', faults: ['404'], why: goneAlready },
  { owner: 'appointment.moveSlot', call: 'rescheduleAppointment', faults: ['412'], why: nothingToChoose },
  { owner: 'appointment.leaveNote', call: 'addNote', why: staysWaiting },
  {
    owner: 'suggestions of what can be asked for',
    call: 'findCaseTypes',
    why: looksByItself,
  },
  { owner: 'case.lookUpPlace', call: 'getAsset', why: nobodyTakesIt },
  { owner: 'case.determineTeam', call: 'getConfiguration', why: settingIsOff },
  { owner: 'case.determineTeam', call: 'getConfigurations', why: settingIsOff },
  { owner: 'case.determineTeam', call: 'getAssociates', why: nobodyTakesIt },
  { owner: 'case.determineTeam', call: 'determineCaseTeam', why: nobodyTakesIt },
  { owner: 'profile.loadProfile', call: 'getConfiguration', why: settingIsOff },
  { owner: 'profile.loadProfile', call: 'getConfigurations', why: settingIsOff },
  { owner: 'payment.loadAccount', call: 'getCustomer', why: paysAllTheSame },
  { owner: 'payment.loadAccount', call: 'getConfiguration', why: paysAllTheSame },
  { owner: 'payment.loadAccount', call: 'getConfigurations', why: paysAllTheSame },
  { owner: 'payment.checkPayment', call: 'getPayment', why: askedAgain },
  {
    owner: 'statementRequest.sendRequest',
    call: 'sendCustomerCommunication',
    faults: ['401'],
    why: shortForm,
  },
  {
    owner: 'chase.send',
    call: 'confirmVisit',
    faults: ['401', '409', '412', '422', '428'],
    why: newsInstead,
  },
  {
    owner: 'recall.send',
    call: 'recallWorksOrder',
    faults: ['401', '409', '412', '422', '428'],
    why: newsInstead,
  },
  {
    owner: 'feedback.send',
    call: 'answerFeedback',
    faults: ['401', '409', '412', '422', '428'],
    why: newsInstead,
  },
  {
    owner: 'adjustments.save',
    call: 'updateAdjustments',
    faults: ['401', '409', '412', '422', '428'],
    why: newsInstead,
  },
  {
    owner: 'reminders.save',
    call: 'updatePreferences',
    faults: ['401', '409', '412', '422', '428'],
    why: newsInstead,
  },
  { owner: 'profile.tellProvider', call: 'sendCustomerCommunication', why: savedAllTheSame },
  { owner: 'files: sending one', call: 'getConfiguration', why: settingIsOff },
  { owner: 'files: sending one as text', call: 'getConfiguration', why: settingIsOff },
  { owner: 'files: going on with one', call: 'getConfiguration', why: settingIsOff },
  {
    owner: 'files: sending one',
    call: 'sendUploadBytes',
    faults: ['409', '500', '502 page', '503', 'time-out', 'drop before', 'drop after'],
    why: goesOn,
  },
  { owner: 'files: going on with one', call: 'getUpload', faults: ['404'], why: begunAnew },
  { owner: 'files: taking one away', call: 'removeDocument', faults: ['404'], why: goneAlready },
  { owner: 'reports: a page was opened', call: 'trackNavigation', why: nobodysConcern },
  { owner: 'reports: somebody is stopped', call: 'trackStop', why: nobodysConcern },
  { owner: 'reports: a call failed', call: 'trackError', why: nobodysConcern },
];

const used = new Set<Excuse>();

/** Why a fault is ignored on purpose; undefined when nobody said so. */
export function excuseFor(owner: string, call: string, fault: string): string | undefined {
  const found = onPurpose.find(
    (excuse) => excuse.owner === owner && excuse.call === call && (excuse.faults?.includes(fault) ?? true),
  );
  if (found) used.add(found);
  return found?.why;
}

/** Reasons for what is not ignored, or does not exist. To be asked when all cells are judged. */
export const unusedExcuses = (): readonly string[] =>
  onPurpose.filter((excuse) => !used.has(excuse)).map(({ owner, call }) => `${owner}: ${call}`);
