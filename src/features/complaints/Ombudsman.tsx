import { complaints } from '../../../content/complaints.ts';
import { ombudsman } from '../../../content/ombudsman.ts';
import { fill } from '../../../machines/engine/index.ts';
import { LinkedText } from '../../renderer/LinkedText.tsx';
import { Card } from '../../ui/Card.tsx';
import { Facts } from '../../ui/Facts.tsx';

const copy = complaints.ombudsman;

/** Who helps residents from outside, with the telephone number and the address. */
export function Ombudsman() {
  return (
    <Card title={copy.title}>
      <p>{fill(copy.text, { ombudsman: ombudsman.name })}</p>
      <Facts
        facts={[
          { name: copy.phone, value: <LinkedText>{ombudsman.phone}</LinkedText> },
          { name: copy.address, value: `${ombudsman.name}, ${ombudsman.address}` },
          { name: copy.site, value: <a href={ombudsman.site}>{ombudsman.site.replace('https://', '')}</a> },
        ]}
      />
    </Card>
  );
}
