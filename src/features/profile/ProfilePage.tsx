import { app } from '../../../content/app.ts';
import { profilePage as copy } from '../../../content/profile.ts';
import { getCustomer } from '../../../contract/customers.ts';
import { phoneInGroups } from '../../../contract/phone.ts';
import { birthInWords } from '../../../journeys/profile/questions.ts';
import { editProfile, profilePage } from '../../../journeys/shared/addresses.ts';
import { fullName, isBirthWrong, type Profile, profileOf } from '../../../journeys/shared/profile.ts';
import { Begin } from '../../app/Begin.tsx';
import { Frame } from '../../app/Frame.tsx';
import { gateway, identifiers } from '../../app/portal.ts';
import { useAnnouncement } from '../../app/useAnnouncement.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useReading } from '../../app/useReading.ts';
import { now } from '../../client/clock.ts';
import { LoadError } from '../../renderer/LoadError.tsx';
import { MessageNotice } from '../../renderer/MessageNotice.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { Adjustments } from './Adjustments.tsx';
import { LogOutEverywhere } from './LogOutEverywhere.tsx';
import { ProfileOutcome } from './ProfileOutcome.tsx';
import { Reminders } from './Reminders.tsx';

const authorize = '/customerselfserve/api/v1/authorize';

const profileRows = (profile: Profile) =>
  [
    { name: copy.fields.name, value: fullName(profile) },
    { name: copy.fields.birth, value: birthInWords(profile) },
    { name: copy.fields.email, value: profile.email },
    { name: copy.fields.mobilePhone, value: phoneInGroups(profile.mobilePhone) },
    { name: copy.fields.homePhone, value: phoneInGroups(profile.homePhone) },
    { name: copy.fields.workPhone, value: phoneInGroups(profile.workPhone) },
  ].map(({ name, value }) => ({ name, value: value || copy.nothing }));

function Known({ profile }: { readonly profile: Profile }) {
  return (
    <>
      {isBirthWrong(profile, now()) ? <MessageNotice tone="warning" message="SSCP001" /> : null}
      <Facts facts={profileRows(profile)} />
      <div className="ds-actions">
        <Begin to={editProfile} variant="strong">
          {copy.edit}
        </Begin>
      </div>
      <Adjustments customerId={identifiers.read().customerId ?? ''} />
      <Reminders customerId={identifiers.read().customerId ?? ''} />
      <section className="ds-stack" aria-labelledby="account">
        <h2 id="account">{copy.account}</h2>
        <p>{copy.accountText}</p>
        <div className="ds-actions">
          <ButtonLink variant="quiet" href={`${authorize}?policy=B2C_1_username&state=changepassword`}>
            {copy.username}
          </ButtonLink>
          <ButtonLink variant="quiet" href={`${authorize}?policy=B2C_1_password&state=changepassword`}>
            {copy.password}
          </ButtonLink>
          <LogOutEverywhere />
        </div>
      </section>
    </>
  );
}

/** How the provider can reach the resident, and the ways to change that. */
export default function ProfilePage() {
  const customerId = identifiers.read().customerId ?? '';
  const told = useAnnouncement();
  const profile = useReading({
    name: ['profile'],
    read: async (signal) =>
      profileOf(await gateway.call(getCustomer, { params: { customerId } }, { signal })),
  });
  usePageTitle(profilePage);
  return (
    <Frame>
      <section className="ds-stack-l" data-step="manageprofile" data-state={profile.state}>
        {told ? <ProfileOutcome announcement={told} /> : null}
        <div>
          <h1 tabIndex={-1}>{copy.title}</h1>
          <p className="ds-hint">{copy.intro}</p>
        </div>
        {profile.state === 'loading' ? <Waiting>{app.loading}</Waiting> : null}
        {profile.state === 'failed' ? <LoadError message="alert_Message" onRetry={profile.retry} /> : null}
        {profile.state === 'shown' ? <Known profile={profile.value} /> : null}
      </section>
    </Frame>
  );
}
