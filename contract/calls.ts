import { getAccount, getAccounts, getLatestTransactions, getTransactions } from './accounts.ts';
import { getAdjustments, updateAdjustments } from './adjustments.ts';
import {
  bookAppointment,
  checkRescheduleEligibility,
  getAvailability,
  rescheduleAppointment,
} from './appointments.ts';
import { getAsset, getAssociates } from './asset-details.ts';
import { getRelatedAssets } from './assets.ts';
import { getBuildingDocument, listBuildingDocuments } from './building-safety.ts';
import type { Call } from './call.ts';
import { checkCancellationEligibility } from './cancellation.ts';
import { findCaseTypes } from './case-types.ts';
import { createCase, determineCaseTeam, searchCases } from './cases.ts';
import { listCommunications, markCommunicationRead, sendCustomerCommunication } from './communications.ts';
import { createComplaint, getComplaint, listComplaints, requestComplaintReview } from './complaints.ts';
import { getCompliance } from './compliance.ts';
import { getConfiguration, getConfigurations } from './configuration.ts';
import { updateCustomer } from './contact-details.ts';
import { findContractors, listContractors } from './contractors.ts';
import {
  getCustomer,
  getPremises,
  getPremisesTenancies,
  getRegionAndBorough,
  getTenancies,
  getTenancyGroups,
} from './customers.ts';
import { getDocument, listDocuments, removeDocument, uploadDocument } from './documents.ts';
import {
  checkAssetEligibility,
  checkEnhancedEligibility,
  checkRepairEligibility,
  determinePriority,
  determineSor,
} from './eligibility.ts';
import { sendEnquiry } from './enquiry.ts';
import { answerFeedback } from './feedback.ts';
import { getWorksOrderHistory } from './history.ts';
import { beginPayment, getPayment, getPaymentToken } from './payments.ts';
import { getPreferences, updatePreferences } from './preferences.ts';
import { chaseWorksOrder, confirmVisit } from './promises.ts';
import { recallWorksOrder } from './recall.ts';
import { findRepairReasons } from './reference.ts';
import { getAnyReferenceData } from './reference-data.ts';
import { exchangeToken, logout, logoutEverywhere } from './session.ts';
import { getStatement, listStatements } from './statements.ts';
import { trackError, trackNavigation, trackStop } from './tracking.ts';
import { getTraffic, signOutAnalyst } from './traffic.ts';
import { beginUpload, getUpload, sendUploadBytes } from './uploads.ts';
import {
  addNote,
  createWorksOrder,
  deleteWorksOrder,
  getWorksOrder,
  searchWorksOrders,
  sendCommunication,
  updateWorksOrder,
} from './works-orders.ts';

/** Every call of the gateway: its routes, its API document and the access tests are made from this list. */
export const calls: readonly Call[] = [
  exchangeToken,
  logout,
  logoutEverywhere,
  getCustomer,
  updateCustomer,
  getAdjustments,
  updateAdjustments,
  getPreferences,
  updatePreferences,
  getTenancies,
  getPremisesTenancies,
  getTenancyGroups,
  getPremises,
  getRegionAndBorough,
  listCommunications,
  markCommunicationRead,
  sendCustomerCommunication,
  getAsset,
  getRelatedAssets,
  getAssociates,
  getCompliance,
  listBuildingDocuments,
  getBuildingDocument,
  checkAssetEligibility,
  getAnyReferenceData,
  findRepairReasons,
  findCaseTypes,
  getConfiguration,
  getConfigurations,
  checkRepairEligibility,
  determineSor,
  checkEnhancedEligibility,
  determinePriority,
  listContractors,
  findContractors,
  createWorksOrder,
  getWorksOrder,
  updateWorksOrder,
  deleteWorksOrder,
  getWorksOrderHistory,
  chaseWorksOrder,
  confirmVisit,
  recallWorksOrder,
  answerFeedback,
  searchWorksOrders,
  checkCancellationEligibility,
  addNote,
  sendCommunication,
  listDocuments,
  getDocument,
  uploadDocument,
  beginUpload,
  getUpload,
  sendUploadBytes,
  removeDocument,
  getAvailability,
  bookAppointment,
  rescheduleAppointment,
  checkRescheduleEligibility,
  determineCaseTeam,
  createCase,
  searchCases,
  sendEnquiry,
  listComplaints,
  createComplaint,
  getComplaint,
  requestComplaintReview,
  getAccounts,
  getAccount,
  getTransactions,
  getLatestTransactions,
  listStatements,
  getStatement,
  beginPayment,
  getPaymentToken,
  getPayment,
  trackNavigation,
  trackStop,
  trackError,
  getTraffic,
  signOutAnalyst,
];
