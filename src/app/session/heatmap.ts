import { splitList } from '../../../contract/split-list.ts';

/** The tool that records where people click and scroll: where its script is, and what it is told before it starts. */
export interface HeatmapTool {
  readonly script: string;
  readonly settings: { readonly hjid: number; readonly hjsv: number };
}

/**
 * The tool as the provider's gateway tells of it: origin, site and version, with commas between.
 * @returns `undefined` where it is not set up, which is what every gateway does unless it is told otherwise
 */
function heatmapTool(told: string): HeatmapTool | undefined {
  const [origin, site, version] = splitList(told);
  if (!origin || !site || !version) return undefined;
  return {
    script: `${origin}/c/hotjar-${site}.js?sv=${version}`,
    settings: { hjid: Number(site), hjsv: Number(version) },
  };
}

interface Wishes {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

/** Whether the browser was told that its owner does not want to be watched. */
const isUnwanted = ({ globalPrivacyControl, doNotTrack }: Wishes): boolean =>
  globalPrivacyControl === true || doNotTrack === '1';

/**
 * Loads the tool, once for a page. It is told to leave out every word and every field: only where people click and scroll is
 * recorded.
 */
export function loadHeatmap(told: string, page: Document = document, wishes: Wishes = navigator): void {
  const tool = isUnwanted(wishes) ? undefined : heatmapTool(told);
  if (!tool) return;
  page.body.setAttribute('data-hj-suppress', '');
  Object.assign(page.defaultView ?? {}, { _hjSettings: tool.settings });
  const script = page.createElement('script');
  script.async = true;
  script.src = tool.script;
  script.dataset.part = 'heatmap';
  page.head.append(script);
}
