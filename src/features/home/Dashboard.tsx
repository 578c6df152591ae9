import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { screens } from '../../../content/screens.ts';
import { getCustomer } from '../../../contract/customers.ts';
import { customerErrorPage } from '../../../journeys/shared/addresses.ts';
import { fill } from '../../../machines/engine/index.ts';
import { gateway, identifiers } from '../../app/portal.ts';
import { useAnnouncement } from '../../app/useAnnouncement.ts';
import { useHomesRead } from '../../app/useHomes.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useReading } from '../../app/useReading.ts';
import { aWhile } from '../../client/reads.ts';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';
import { Cards } from './Cards.tsx';
import { HomeAddress } from './HomeAddress.tsx';
import { ToDo } from './ToDo.tsx';
import { useAccounts } from './useAccounts.ts';
import { useChosenHome } from './useChosenHome.ts';
import { useReporting } from './useReporting.ts';
import './home.css';

/** Home: what needs doing first, then the cards about one home. Nothing waits for what it does not need. */
export function Dashboard() {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [customerId] = useState(() => identifiers.read().customerId ?? '');
  const announcement = useAnnouncement();
  const customer = useReading({
    name: ['customer'],
    read: (signal) => gateway.call(getCustomer, { params: { customerId } }, { signal }),
    keptFor: aWhile,
  });
  const resident = customer.state === 'shown' ? customer.value : undefined;
  const read = useHomesRead(customerId);
  const { homes } = read;
  const chosen = useChosenHome(customerId, read);
  const reporting = useReporting(customerId);
  const accounts = useAccounts(customerId);
  usePageTitle('home');

  useEffect(() => {
    // Signing out, too, makes the call fail; that leads elsewhere.
    if (customer.state === 'failed' && identifiers.read().customerId !== undefined) {
      navigate(customerErrorPage);
    }
  }, [customer.state, navigate]);

  return (
    <section className="ds-home" data-step="customer360View">
      <div>
        <h1 className={resident ? undefined : 'ds-home-unnamed'} tabIndex={-1} ref={heading}>
          {resident
            ? fill(screens.home.title, { name: resident.person.name.givenName })
            : screens.home.unnamed}
        </h1>
        <HomeAddress read={read} chosen={chosen} />
      </div>
      {announcement ? <AnnouncementDialog announcement={announcement} heading={heading} /> : null}
      <Cards
        toDo={<ToDo customerId={customerId} homes={homes} reporting={reporting} accounts={accounts} />}
        customerId={customerId}
        customer={resident}
        chosen={chosen}
        reporting={reporting}
        accounts={accounts}
      />
    </section>
  );
}
