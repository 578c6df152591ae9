import type { FastifyInstance } from 'fastify';
import { communicationRoutes } from '../communications/routes.ts';
import { safetyRoutes } from '../homes/routes.ts';
import { appointmentRoutes } from './appointment-routes.ts';
import { assetRoutes } from './asset-routes.ts';
import { contractorRoutes } from './contractor-routes.ts';
import { customerRoutes } from './customer-routes.ts';
import { documentRoutes } from './document-routes.ts';
import { eligibilityRoutes } from './eligibility-routes.ts';
import { referenceRoutes } from './reference-routes.ts';
import { trackingRoutes } from './tracking-routes.ts';
import { trafficRoutes } from './traffic-routes.ts';
import { uploadRoutes } from './upload-routes.ts';
import { worksOrderRoutes } from './works-order-routes.ts';

/** Every call that the housing provider answers. */
export function providerRoutes(app: FastifyInstance): void {
  customerRoutes(app);
  assetRoutes(app);
  safetyRoutes(app);
  communicationRoutes(app);
  referenceRoutes(app);
  eligibilityRoutes(app);
  contractorRoutes(app);
  worksOrderRoutes(app);
  documentRoutes(app);
  uploadRoutes(app);
  appointmentRoutes(app);
  trackingRoutes(app);
  trafficRoutes(app);
}
