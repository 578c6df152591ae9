declare module 'virtual:recorded-paths' {
  export const reports: readonly import('../../machines/exploration/report.ts').Report[];
  export const looks: Readonly<Record<string, readonly import('./draft/model/evaluate.ts').LookName[]>>;
}
