import { controls } from '../../content/controls.ts';
import { homePage } from '../../journeys/shared/addresses.ts';
import { ButtonLink, type ButtonVariant } from '../ui/Button.tsx';
import { RouterLink } from './RouterLink.tsx';

/** The way back to Home from where something went wrong or has come to its end. */
export function ReturnHome({ variant = 'strong' }: { readonly variant?: ButtonVariant }) {
  return (
    <ButtonLink variant={variant} href={homePage} link={RouterLink}>
      {controls.returnHome}
    </ButtonLink>
  );
}
