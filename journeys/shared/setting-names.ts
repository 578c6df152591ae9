/** What the portal calls each setting of the provider, and its name over the wire. */
export const settingNames = {
  cases: 'IsCaseCardRequired',
  mergedLandlordCases: 'mypeabodycatalystcases',
  mergedLandlordRepairs: 'mypeabodycatalystworkorders',
  mergedLandlordEnquiries: 'IsMyPeabodyCatalystFinancialEnquiry',
  messages: 'IsMyMessagesRequired',
  buildingPapers: 'mypeabodyDocumentToggle',
  electricalCheck: 'isshowmypeabodyeicrcard',
  gasCheck: 'isshowmypeabodygasboilercard',
  fullDescriptions: 'IsRepairFullDescriptionRequired',
  covidQuestion: 'isCovidQuestionRequired',
  vandalismQuestion: 'isVandalismQuestionRequired',
  landlordValues: 'LandlordValues',
  closedAreas: 'CatalystRepairDisabledAreas',
  registrationAreas: 'CatalystRegistrationAreas',
  photos: 'IsMediaEnabledSS',
  statements: 'IsViewStatement',
  statementRequests: 'IsRequestCustomStatement',
  mergedLandlordProfiles: 'mypeabodycatalystprofileupdate',
  imageTypes: 'IsImageAllowed',
  heatmap: 'IsHotjarEnabledSS',
  demobilisedSites: 'demobilizedContractorSites',
  enhancedCheck: 'checkEnhancedRepairEligibilityMyPeabody',
  maintenance: 'isMyPbRepairsMaintainence',
  repairsHeldUntil: 'repairsHeldUntil',
  heatmapTool: 'heatmapTool',
  resumableUploads: 'resumableUploads',
} as const;

/** Read a moment after a page came, so that it holds up nothing: it is left out of what is asked for at once. */
export const readLater = settingNames.photos;

/** The settings that a gateway is asked for together, where it offers that. */
export const namesTogether = Object.values(settingNames).filter((name) => name !== readLater);
