declare module 'virtual:recorded-screens' {
  export const recordedScreens: readonly import('../../machines/exploration/index.ts').RecordedScreens[];
}
