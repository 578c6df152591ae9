declare module 'virtual:recorded-paths' {
  export const reports: readonly import('../../machines/report.ts').Report[];
}
