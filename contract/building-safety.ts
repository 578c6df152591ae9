import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Day, Id, text } from './fields.ts';
import { v1 } from './paths.ts';

/** A paper about the safety of a building, without its content. */
export const BuildingDocument = v.object({
  id: Id,
  /** Such as `Fire risk assessment`. */
  title: text(100),
  /** The day from which it holds. */
  documentDate: Day,
  media: v.object({
    fileName: text(255),
    contentType: v.literal('application/pdf'),
    bytes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
});

export type BuildingDocument = v.InferOutput<typeof BuildingDocument>;

export const listBuildingDocuments = defineCall({
  id: 'listBuildingDocuments',
  method: 'GET',
  path: `${v1}/assets/:assetId/documents`,
  params: v.object({ assetId: Id }),
  answer: v.object({ documents: v.array(BuildingDocument) }),
});

export const getBuildingDocument = defineCall({
  id: 'getBuildingDocument',
  method: 'GET',
  path: `${v1}/assets/:assetId/documents/:buildingDocumentId`,
  params: v.object({ assetId: Id, buildingDocumentId: Id }),
  file: 'application/pdf',
  timeout: 60_000,
});
