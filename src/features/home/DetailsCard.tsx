import { homeCards } from '../../../content/home-cards.ts';
import type { Customer } from '../../../contract/customers.ts';
import { phoneInGroups } from '../../../contract/phone.ts';
import { editProfile } from '../../../journeys/shared/addresses.ts';
import { Begin } from '../../app/Begin.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { CardBody } from './CardBody.tsx';
import type { HomeCardProps } from './card.ts';
import { Folded } from './Folded.tsx';

const copy = homeCards.details;

const phones = ['mobilePhone', 'homePhone', 'workPhone'] as const;

function factsOf({ person, addresses }: Customer) {
  const { title, givenName, surname } = person.name;
  const email = addresses.digitalAddresses.find(({ type }) => type === 'email')?.address;
  const numberOf = (type: string) => addresses.telecomsAddresses.find((one) => one.type === type)?.number;
  return [
    { name: copy.name, value: [title, givenName, surname].filter((part) => part !== '').join(' ') },
    { name: copy.email, value: email === undefined ? '' : <Email>{email}</Email> },
    ...phones.map((type) => ({ name: copy[type], value: phoneInGroups(numberOf(type) ?? '') })),
  ];
}

/** An e-mail address that may go on in the next line before its sign. */
function Email({ children }: { readonly children: string }) {
  const [name, ...place] = children.split('@');
  return (
    <>
      {name}
      <wbr />@{place.join('@')}
    </>
  );
}

const none = (
  <>
    <span aria-hidden="true">{copy.none}</span>
    <VisuallyHidden>{copy.noneSpoken}</VisuallyHidden>
  </>
);

/** How the resident can be reached, as the provider knows it. */
export function DetailsCard({ customer }: Pick<HomeCardProps, 'customer'>) {
  const facts = customer ? factsOf(customer) : [];
  return (
    <Folded title={copy.title} summary={copy.fold} footer={<Begin to={editProfile}>{copy.edit}</Begin>}>
      <CardBody rows="many" state={customer ? 'shown' : 'loading'} failure={null} onRetry={() => undefined}>
        <Facts facts={facts.map(({ name, value }) => ({ name, value: value ? value : none }))} />
      </CardBody>
    </Folded>
  );
}
