import { Component, type ReactNode } from 'react';
import { app } from '../../content/app.ts';
import { isOffline } from '../client/online.ts';
import { LinkedText } from '../renderer/LinkedText.tsx';
import { Button } from '../ui/Button.tsx';

const reload = (): void => window.location.reload();

/**
 * Shown instead of a blank page when drawing a screen failed, for example because its script did not load. On a device that
 * is offline the page loads again by itself, and not before: a browser would show none of it.
 */
export class Broken extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidUpdate(): void {
    if (isOffline()) addEventListener('online', reload);
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    const lost = isOffline();
    return (
      <main className="ds-main ds-main-step ds-stack" data-step="broken">
        <h1>{lost ? app.offline : app.error}</h1>
        <p>{app.loadFailed}</p>
        <p>
          <LinkedText>{app.callLine}</LinkedText>
        </p>
        {lost ? null : <Button onClick={reload}>{app.tryAgain}</Button>}
      </main>
    );
  }
}
