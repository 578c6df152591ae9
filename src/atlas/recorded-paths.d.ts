declare module 'virtual:recorded-paths' {
  export const reports: readonly import('../../machines/exploration/report.ts').Report[];
}
