import { useState } from 'react';
import { homeCards } from '../../../content/home-cards.ts';
import { type BuildingDocument, getBuildingDocument } from '../../../contract/building-safety.ts';
import { dateInWords } from '../../../contract/dates.ts';
import { fill } from '../../../machines/engine/index.ts';
import { openFile } from '../../app/open-file.ts';
import { gateway } from '../../app/portal.ts';
import type { ShownRecord } from '../../app/shown-record.ts';
import { withLinks } from '../../renderer/LinkedText.tsx';
import { MessageNotice } from '../../renderer/MessageNotice.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { CardBody } from './CardBody.tsx';
import type { ResponsiblePerson, SafeBuilding } from './data/safety.ts';

const copy = homeCards.building;

const readPaper = async (assetId: string, buildingDocumentId: string): Promise<Blob> =>
  (await gateway.call(getBuildingDocument, { params: { assetId, buildingDocumentId } })).file;

/** The papers of a building, each opened in a window of its own. */
function Papers({
  buildingId,
  papers,
}: {
  readonly buildingId: string;
  readonly papers: readonly BuildingDocument[];
}) {
  const [failed, setFailed] = useState<string>();
  if (papers.length === 0) return <p>{copy.noPapers}</p>;
  const open = (id: string) => {
    setFailed(undefined);
    openFile(() => readPaper(buildingId, id)).catch(() => setFailed(id));
  };
  return (
    <ul className="ds-home-items">
      {papers.map(({ id, title, documentDate }) => (
        <li key={id}>
          <Button variant="text" onClick={() => open(id)}>
            {fill(copy.paper, { title, date: dateInWords(documentDate) })}
            <VisuallyHidden>, {copy.opens}</VisuallyHidden>
          </Button>
          {failed === id ? <MessageNotice tone="error" message="Building_Paper_Failed" announced /> : null}
        </li>
      ))}
    </ul>
  );
}

function Person({ person: { name, role, phone, email } }: { readonly person: ResponsiblePerson }) {
  return (
    <li>
      <strong>{fill(copy.person, { name, role })}</strong>
      {phone === '' ? null : <p>{withLinks(phone)}</p>}
      {email === '' ? null : (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </li>
  );
}

/** The safety of the high building that the home is in: its papers, and who is responsible. */
export function BuildingCard({ building }: { readonly building: ShownRecord<SafeBuilding | null> }) {
  const known = building.state === 'shown' ? building.value : null;
  return (
    <Card title={copy.title}>
      <CardBody
        state={building.state}
        failure={<MessageNotice tone="error" message="Building_Papers_Failed" announced />}
        onRetry={building.retry}
      >
        {known ? (
          <>
            <MessageNotice tone="information" message="Repair_Highrise" />
            <div className="ds-home-papers">
              <div className="ds-stack">
                <h3>{copy.papers}</h3>
                <Papers buildingId={known.buildingId} papers={known.papers} />
              </div>
              {known.people.length === 0 ? null : (
                <div className="ds-stack">
                  <h3>{copy.people}</h3>
                  <ul className="ds-home-items">
                    {known.people.map((person) => (
                      <Person key={`${person.role} ${person.name}`} person={person} />
                    ))}
                  </ul>
                </div>
              )}
            </div>
          </>
        ) : null}
      </CardBody>
    </Card>
  );
}
