import { app } from '../../content/app.ts';
import { ButtonLink, type ButtonLook } from '../ui/Button.tsx';
import { RouterLink } from './RouterLink.tsx';

/** The way back to Home from where something went wrong or has come to its end. */
export function ReturnHome({ look = 'strong' }: { readonly look?: ButtonLook }) {
  return (
    <ButtonLink look={look} href="/customer360View" link={RouterLink}>
      {app.returnHome}
    </ButtonLink>
  );
}
