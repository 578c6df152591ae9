import { type CaseType, caseTypesNamespace } from '../../contract/case-types.ts';
import type { Database } from '../database/schema.ts';
import { readCatalogue } from './catalogue.ts';

/** Namespace of what the catalogue says of itself. */
const catalogueNamespace = 'case-catalogue';

interface Value {
  readonly key: string;
  readonly value: string;
}

/** The values of a namespace that the catalogue in force holds; undefined for any other namespace. */
export async function catalogueValues(
  db: Database,
  namespace: string,
): Promise<readonly (Value & (CaseType | object))[] | undefined> {
  if (namespace === caseTypesNamespace) {
    const { types } = await readCatalogue(db);
    return types.map((type) => ({ key: String(type.id), value: type.description, ...type }));
  }
  if (namespace === catalogueNamespace) {
    const { reviewMonth, version } = await readCatalogue(db);
    return [
      { key: 'reviewMonth', value: String(reviewMonth) },
      { key: 'version', value: String(version) },
    ];
  }
  return undefined;
}
