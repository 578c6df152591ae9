import { adjustmentRoutes } from './adjustments/routes.ts';
import { offer, readCaseTypesFile } from './cases/catalogue.ts';
import { caseRoutes } from './cases/routes.ts';
import { sweepComplaints } from './complaints/missed.ts';
import { complaintRoutes } from './complaints/routes.ts';
import { complaintRound } from './demo/complaint-round.ts';
import { contractorRound } from './demo/contractor-round.ts';
import { askForFeedback } from './feedback/ask.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import type { Domain } from './gateway.ts';
import { notifyMissedDeadlines } from './legal-deadlines/missed.ts';
import { sweepMedia } from './media/sweep.ts';
import { moneyRoutes } from './money/routes.ts';
import { settlePayment, sweepPayments } from './money/settle.ts';
import { drawStatementOf } from './money/statement-drawer.ts';
import { sweepExpired } from './personal-data/sweep-expired.ts';
import { promiseRoutes } from './promises/routes.ts';
import { watchPromises } from './promises/watch.ts';
import { assignJobNumber, closeRepairs, sweepDrafts, sweepRecallFiles } from './provider/jobs.ts';
import { recallRoutes } from './provider/recall.ts';
import { providerRoutes } from './provider/routes.ts';
import { sweepTracking } from './provider/sweep-tracking.ts';
import { sweepUploads } from './provider/uploads.ts';
import { remind } from './reminders/remind.ts';
import { preferenceRoutes } from './reminders/routes.ts';
import { deliverText, sweepTexts } from './reminders/text-outbox.ts';

/** The reference provider's calls and jobs. */
export const providerDomain: Domain = {
  routes: (app) => {
    providerRoutes(app);
    moneyRoutes(app);
    caseRoutes(app);
    complaintRoutes(app);
    promiseRoutes(app);
    recallRoutes(app);
    feedbackRoutes(app);
    preferenceRoutes(app);
    adjustmentRoutes(app);
  },
  prepare: async ({ config, db }) => offer(db, await readCaseTypesFile(config.caseTypesFile)),
  drawAttachment: drawStatementOf,
  jobs: {
    'assign-job-number': assignJobNumber,
    'sweep-drafts': async (platform) => {
      await Promise.all([sweepDrafts(platform), sweepRecallFiles(platform), sweepUploads(platform)]);
      // The files of drafts go with them.
      await sweepMedia(platform);
    },
    'sweep-tracking': (platform) => Promise.all([sweepTracking(platform), sweepExpired(platform)]),
    'contractor-round': contractorRound,
    'settle-payment': (platform, { paymentId, giveUp }) => settlePayment(platform, paymentId, { giveUp }),
    'sweep-payments': sweepPayments,
    'sweep-complaints': sweepComplaints,
    'complaint-round': complaintRound,
    'notify-missed-deadlines': notifyMissedDeadlines,
    'watch-promises': watchPromises,
    'close-repairs': closeRepairs,
    'ask-for-feedback': askForFeedback,
    remind,
    'send-text': (platform, data) => deliverText(platform, data),
    'sweep-texts': ({ db }) => sweepTexts(db),
  },
};
