import type { FastifyInstance } from 'fastify';
import { sendEnquiry } from '../../contract/enquiry.ts';
import { notFound } from '../http/problem.ts';
import { handle } from '../http/routes.ts';

/** Enquiries about money. */
export function enquiryRoutes(app: FastifyInstance): void {
  handle(app, sendEnquiry, async () => {
    throw notFound();
  });
}
