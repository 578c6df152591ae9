import type { ReactNode } from 'react';
import { homePage } from '../../journeys/shared/addresses.ts';
import type { accessRules } from './access.ts';
import { identifiers } from './portal.ts';
import { Redirect } from './Redirect.tsx';
import { PageAccess, useAccess } from './useAccess.ts';

/** A page for residents who have that part of the portal. The others are led Home. */
export default function Guarded({
  audience,
  children,
}: {
  readonly audience: keyof typeof accessRules;
  readonly children: ReactNode;
}) {
  const access = useAccess(audience, identifiers.read().customerId ?? '');
  if (access === 'closed') return <Redirect to={homePage} />;
  return <PageAccess value={access}>{children}</PageAccess>;
}
