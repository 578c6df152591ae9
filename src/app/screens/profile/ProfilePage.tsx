import { app } from '../../../../content/app.ts';
import { profilePage as words } from '../../../../content/profile.ts';
import { getCustomer } from '../../../../contract/customers.ts';
import { birthInWords } from '../../../../journeys/profile/questions.ts';
import { profilePage, routes } from '../../../../journeys/profile/routes.ts';
import { fullName, isBirthWrong, type Profile, profileOf } from '../../../../journeys/shared/profile.ts';
import { CouldNotBeHad } from '../../../renderer/CouldNotBeHad.tsx';
import { MessageNotice } from '../../../renderer/MessageNotice.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Waiting } from '../../../ui/Waiting.tsx';
import { Frame } from '../../Frame.tsx';
import { gateway, identifiers } from '../../portal.ts';
import { useAnnouncement } from '../../useAnnouncement.ts';
import { usePageTitle } from '../../usePageTitle.ts';
import { useRecord } from '../../useRecord.ts';
import { Begin } from '../Begin.tsx';
import { LogOutEverywhere } from './LogOutEverywhere.tsx';
import { Outcome } from './Outcome.tsx';

const authorize = '/customerselfserve/api/v1/authorize';

const linesOf = (profile: Profile) =>
  [
    { name: words.fields.name, value: fullName(profile) },
    { name: words.fields.birth, value: birthInWords(profile) },
    { name: words.fields.email, value: profile.email },
    { name: words.fields.mobilePhone, value: profile.mobilePhone },
    { name: words.fields.homePhone, value: profile.homePhone },
    { name: words.fields.workPhone, value: profile.workPhone },
  ].map(({ name, value }) => ({ name, value: value || words.nothing }));

function Known({ profile }: { readonly profile: Profile }) {
  return (
    <>
      {isBirthWrong(profile, new Date()) ? <MessageNotice tone="warning" message="SSCP001" /> : null}
      <Facts facts={linesOf(profile)} />
      <div className="ds-actions">
        <Begin to={routes.edit} look="strong">
          {words.edit}
        </Begin>
      </div>
      <section className="ds-stack" aria-labelledby="account">
        <h2 id="account">{words.account}</h2>
        <p>{words.accountText}</p>
        <div className="ds-actions">
          <ButtonLink look="quiet" href={`${authorize}?policy=B2C_1_username&state=changepassword`}>
            {words.username}
          </ButtonLink>
          <ButtonLink look="quiet" href={`${authorize}?policy=B2C_1_password&state=changepassword`}>
            {words.password}
          </ButtonLink>
          <LogOutEverywhere />
        </div>
      </section>
    </>
  );
}

/** How the provider can reach the resident, and the ways to change that. */
export function Screen() {
  const customerId = identifiers.read().customerId ?? '';
  const told = useAnnouncement();
  const profile = useRecord(async (signal) =>
    profileOf(await gateway.call(getCustomer, { params: { customerId } }, { signal })),
  );
  usePageTitle(profilePage);
  return (
    <Frame>
      <section className="ds-stack-l" data-step="manageprofile" data-state={profile.state}>
        {told ? <Outcome announcement={told} /> : null}
        <div>
          <h1 tabIndex={-1}>{words.title}</h1>
          <p className="ds-hint">{words.intro}</p>
        </div>
        {profile.state === 'loading' ? <Waiting>{app.loading}</Waiting> : null}
        {profile.state === 'failed' ? (
          <CouldNotBeHad message="alert_Message" onRetry={profile.retry} />
        ) : null}
        {profile.state === 'shown' ? <Known profile={profile.value} /> : null}
      </section>
    </Frame>
  );
}
