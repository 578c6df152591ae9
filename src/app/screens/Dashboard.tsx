import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { app } from '../../../content/app.ts';
import { screens } from '../../../content/screens.ts';
import { type Customer, getCustomer } from '../../../contract/customers.ts';
import type { Announcement } from '../../../machines/portal.ts';
import { fill } from '../../../machines/words.ts';
import { MessageText, messageText } from '../../renderer/messages.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { gateway, identifiers } from '../portal.ts';
import { usePageTitle } from '../usePageTitle.ts';
import { RepairsCard } from './RepairsCard.tsx';
import { ToDo } from './ToDo.tsx';
import { useRepairs } from './useRepairs.ts';
import { useReporting } from './useReporting.ts';

/** What was done, told once in front of the page and then on it until the resident goes elsewhere. */
function Told({ announcement }: { readonly announcement: Announcement }) {
  const [isOpen, setOpen] = useState(true);
  const { notice, values } = announcement;
  return (
    <>
      <Notice tone="success" message={notice}>
        <MessageText message={notice} values={values} />
      </Notice>
      {isOpen ? (
        <Dialog
          title={screens.home.done}
          message={notice}
          onStay={() => setOpen(false)}
          actions={<Button onClick={() => setOpen(false)}>{screens.home.cancelNothing}</Button>}
        >
          {messageText(notice, values)}
        </Dialog>
      ) : null}
    </>
  );
}

/** Home: what needs doing first, then the cards. */
export function Dashboard() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [announcement] = useState(() => (state as { announcement?: Announcement } | null)?.announcement);
  const customerId = identifiers.read().customerId ?? '';
  const [customer, setCustomer] = useState<Customer>();
  const repairs = useRepairs();
  const reporting = useReporting(customer);
  usePageTitle(customer ? 'home' : '');

  useEffect(() => {
    let isGone = false;
    gateway.call(getCustomer, { params: { customerId } }).then(
      (answer) => isGone || setCustomer(answer),
      () => isGone || identifiers.read().customerId === undefined || navigate('/customerApiErrorPage'),
    );
    return () => {
      isGone = true;
    };
  }, [customerId, navigate]);

  // The message belongs to this visit; a reload must not tell it again.
  useEffect(() => {
    if (announcement) window.history.replaceState({ ...window.history.state, usr: null }, '');
  }, [announcement]);

  if (!customer) return <Waiting>{app.loading}</Waiting>;
  return (
    <section className="ds-stack-l" data-step="customer360View">
      <h1 tabIndex={-1}>{fill(screens.home.title, { name: customer.person.name.givenName })}</h1>
      {announcement ? <Told announcement={announcement} /> : null}
      <div className="ds-grid">
        <ToDo customerId={customerId} repairs={repairs} canReport={reporting === 'open'} />
        <RepairsCard repairs={repairs} reporting={reporting} />
      </div>
    </section>
  );
}
