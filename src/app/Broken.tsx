import { Component, type ReactNode } from 'react';
import { app } from '../../content/app.ts';
import { LinkedText } from '../renderer/LinkedText.tsx';
import { Button } from '../ui/Button.tsx';

/** Shown instead of a blank page when drawing a screen failed, for example because its script did not load. */
export class Broken extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return (
      <main className="ds-main ds-main-step ds-stack" data-step="broken">
        <h1>{app.error}</h1>
        <p>{app.loadFailed}</p>
        <p>
          <LinkedText>{app.callLine}</LinkedText>
        </p>
        <Button onClick={() => window.location.reload()}>{app.tryAgain}</Button>
      </main>
    );
  }
}
