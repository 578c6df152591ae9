import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { profilePage as copy } from '../../../content/profile.ts';
import { isUnchanged } from '../../../journeys/profile/results.ts';
import { profilePage, savedPage } from '../../../journeys/shared/addresses.ts';
import type { Announcement } from '../../../machines/engine/index.ts';
import { Frame } from '../../app/Frame.tsx';
import { Redirect } from '../../app/Redirect.tsx';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { ProfileOutcome } from './ProfileOutcome.tsx';

/** Milliseconds that it is told here before the page about the resident comes, which tells it too. */
const pause = 3000;

function Saved({ announcement }: { readonly announcement: Announcement }) {
  const navigate = useNavigate();
  usePageTitle(savedPage);
  const goBack = () => navigate(profilePage, { replace: true, state: { announcement } });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time runs from when the page is shown, whatever changes on it
  useEffect(() => {
    const timer = setTimeout(goBack, pause);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Frame>
      <section className="ds-stack" data-step="profilesaved">
        <h1 tabIndex={-1}>{isUnchanged(announcement.notice) ? copy.saved.nothing : copy.saved.title}</h1>
        <ProfileOutcome announcement={announcement} />
        <p className="ds-hint">{copy.backSoon}</p>
        <div className="ds-actions">
          <Button variant="quiet" onClick={goBack}>
            {copy.back}
          </Button>
        </div>
      </section>
    </Frame>
  );
}

/** What came of changing the details, for a moment. Opened without that it leads to the page about the resident. */
export default function SavedPage() {
  const { state } = useLocation();
  const { announcement } = (state ?? {}) as { readonly announcement?: Announcement };
  return announcement ? <Saved announcement={announcement} /> : <Redirect to={profilePage} />;
}
