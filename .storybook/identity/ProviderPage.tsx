import axe from 'axe-core/axe.min.js?raw';
import { useState } from 'react';
import { inBrandColours } from '../../gateway/identity/page-style.ts';
import rules from '../../gateway/identity/pages.css?raw';

/** Marks a page that has its styles. */
export const loadedMark = 'data-loaded';

/** Gives the page what the gateway serves beside it, and axe, which looks into a frame only from within. */
function complete(page: Document): void {
  const style = document.createElement('style');
  style.textContent = inBrandColours(rules);
  const script = document.createElement('script');
  script.textContent = axe;
  page.head.append(style, script);
  // Colours would pass from those of a page without styles.
  for (const passing of page.getAnimations()) passing.finish();
}

/**
 * A page of the demonstration's identity provider as its own document: it is made by the gateway, and has styles of its own.
 * @param source the document, as the gateway sends it
 */
export function ProviderPage({ source }: { readonly source: string }) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <iframe
      title="Page of the identity provider"
      srcDoc={source}
      {...(isLoaded && { [loadedMark]: '' })}
      style={{ display: 'block', width: '100%', height: '100vh', border: 0 }}
      onLoad={({ currentTarget }) => {
        if (!currentTarget.contentDocument) return;
        complete(currentTarget.contentDocument);
        setLoaded(true);
      }}
    />
  );
}
