import { draftHours } from './repair-limits.ts';

/**
 * What each call is for, in a line, by its id. Only the gateway's description of itself reads it; apart from the calls,
 * so that no browser loads it.
 */
export const callSummaries: Readonly<Record<string, string>> = {
  getAccounts:
    'The accounts of the resident with balances and last transactions, in the order in which they are shown',
  getAccount: 'One account with its balance',
  getTransactions:
    'The transactions of an account that fit, unposted before posted, the newest first, and how many there are in all',
  getLatestTransactions:
    'A page of the transactions of the account with this pay reference, in the same order: 3 unless told',
  getAvailability: 'When the contractor can come in the next 30 days',
  bookAppointment: 'Book the first appointment of a repair; 412 when the slot has just been taken',
  rescheduleAppointment:
    'Move the appointment of a repair; 412 when the slot has just been taken, and the old one stands',
  checkRescheduleEligibility: 'Whether the appointment of a repair can be moved online, and if not why',
  getAsset: 'One property, block or estate of the resident',
  getAssociates: 'The landlord of an asset and, when asked for, the people responsible for its safety',
  getRelatedAssets:
    'The asset itself, then the divided block, block, estate, estate area and scheme that it belongs to',
  listBuildingDocuments:
    'The building-safety papers of a building, or of the building that a home is in; by their titles',
  getBuildingDocument: 'One building-safety paper: the PDF itself',
  checkCancellationEligibility: 'Whether a repair can be cancelled online, and if not why',
  findCaseTypes:
    'What residents can ask for, by their words: at most 10, the best match first; without words all of it',
  determineCaseTeam: 'Which team a service request goes to; null when none takes it',
  createCase: 'Send a service request, with the answers to the questions that its type asks',
  searchCases: 'The service requests of the resident that fit, and how many there are in all',
  listCommunications: 'The messages to the resident that fit, how many there are in all, and what is unread',
  markCommunicationRead: 'Say that a message was read; said again it changes nothing',
  sendCustomerCommunication:
    'Send an e-mail: a statement of chosen days to the address in it, or the news of changed contact details to the provider',
  getCompliance:
    'The gas or electrical safety checks of a home: what is in use before what is not, then the one that is due first',
  getConfigurations: 'Some settings together; names that the provider has no setting of are left out',
  getConfiguration: 'The value of one setting; only the exact value "true" switches something on',
  updateCustomer: 'Change how the resident can be reached; name and date of birth stay as they are',
  getAdjustments: 'What the resident needs from whoever writes, calls or comes to them, with its entity tag',
  updateAdjustments: 'Change what the resident needs, also for repairs that are open now',
  getPreferences: 'By what the resident is reminded of appointments, with its entity tag',
  updatePreferences: 'Change by what the resident is reminded of appointments',
  listContractors: 'The contractors of the provider',
  findContractors:
    'The contractors that can carry out a repair, the first choice first; none when nobody can',
  getCustomer: 'The resident: name, contact details and entity tag',
  getTenancies: 'The tenancies and saved phone numbers of the resident',
  getPremisesTenancies: 'The tenancies that the resident holds of one property',
  getTenancyGroups: 'The tenancy group of each tenancy of the resident',
  getPremises: 'The properties with these identifiers, with their addresses',
  getRegionAndBorough:
    'Where a property lies, for choosing a contractor and for areas closed to online repairs',
  listDocuments: 'The photos, videos and papers of a repair',
  getDocument: 'One file of a repair with its content as base64; a file found inappropriate has none',
  uploadDocument: 'Attach a photo, video or paper to a repair: at most 5, each at most 20,000,000 bytes',
  beginUpload:
    'Begin to send a file of a repair as bytes, in any number of requests; its name, type and size are checked at once',
  getUpload: 'How much of a file has arrived, and the document that it became',
  sendUploadBytes:
    'Send the next bytes of a file; what arrived before a connection was lost is kept, and the last bytes attach the file',
  removeDocument: 'Take a file off a repair that has not been sent yet',
  checkAssetEligibility:
    'Whether repairs to this asset can be reported online by a resident of this tenancy group',
  checkRepairEligibility: 'Whether this repair can be reported online for this asset',
  determineSor:
    'Which work order code a heating repair needs, from how the home, block and estate are heated',
  checkEnhancedEligibility: 'Whether the provider wants to talk to the resident before this repair is raised',
  determinePriority: 'The priority of a repair, and whether it is raised in working hours',
  sendEnquiry: 'Ask for financial advice or support. Its answer says nothing but that it arrived',
  getWorksOrderHistory:
    'What happened to a repair, the newest first and empty for a draft; what happens next; what the law sets for damp and mould',
  beginPayment:
    'Begin a payment to an account. One of the same amount that nobody has tried yet is begun only once; one of another amount takes its place',
  getPaymentToken: 'What opens the card provider’s frame for one payment, once and for a short time',
  getPayment: 'How a payment stands by the card provider’s own word, asked for anew until it is decided',
  getReferenceData: 'Lists that the provider keeps, such as the locations of repairs',
  findRepairReasons:
    'What can need repairing, by words of the resident: at most 10, the best match first; without words all of it',
  exchangeToken:
    'Exchange the authorization code for a session; the credential travels in the session cookie alone',
  logout: 'End the session; without one there is nothing to do',
  logoutEverywhere: 'End all sessions of the resident, in every browser, this one included',
  listStatements: 'The statements of all accounts of the resident from one month to another, both included',
  getStatement: 'One statement as a PDF',
  trackNavigation:
    'A page was opened, and the moves in journeys that led there; never what the resident typed',
  trackStop:
    'Somebody stood still at a step of a journey for this reason of its definition; never what they answered',
  trackError: 'A call failed; its status and label, and identifiers only',
  getTraffic:
    'How residents moved through the journeys from one day up to, and without, another; rounded counts',
  signOutAnalyst: 'End the session of an analyst',
  listComplaints: 'The complaints of the resident, and how many there are in all',
  createComplaint: 'Make a complaint; answers its reference, and by when it is acknowledged and answered',
  getComplaint: 'One complaint with its stages, its events and its entity tag',
  requestComplaintReview: 'Ask for the second stage of a complaint whose first stage is answered',
  createWorksOrder: 'Start a repair as a draft; its address comes back in Location',
  getWorksOrder: `One repair with its entity tag; a draft that is older than ${draftHours} hours is gone`,
  updateWorksOrder:
    'Save a draft, submit it (isDraft false and isSubmitted true), or cancel a repair (status Cancelled)',
  deleteWorksOrder: 'Throw a draft away with its files',
  chaseWorksOrder:
    'Ask what is happening to a repair for which something promised is late; answers what is promised now',
  recallWorksOrder:
    'Say that finished work is not right, which opens the repair again; answers what comes next',
  answerFeedback: 'Say whether a finished repair was done well; the last answer counts',
  confirmVisit: 'Say that somebody came to an appointment that is over; answers what is promised now',
  searchWorksOrders: 'The repairs of the resident that fit, and how many there are in all',
  addNote: 'Leave a note on a repair for the provider, such as that no appointment suited',
  sendCommunication: 'Send the resident a message about a repair',
};
