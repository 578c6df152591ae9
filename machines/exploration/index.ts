export { consequences } from './causes.ts';
export { checkByReading, checkDefinition } from './check.ts';
export { type Catalogue, messageCheck } from './check-messages.ts';
export { coveringPaths, replayer } from './cover.ts';
export { type Coverage, complaintsAbout, coverageOf, takenIn } from './coverage.ts';
export { remedies } from './definition-fault.ts';
export { describePath, placesIn, shortestTo } from './describe.ts';
export { type Arrival, type Explorable, explorableJourney, type State } from './explorable.ts';
export { type ExplorableMachine, explorableMachine } from './explorable-machine.ts';
export {
  type AnyExplored,
  type AnyFlow,
  type Arriving,
  type Edge,
  type Explored,
  type ExploredMachine,
  explore,
  flowId,
  isJourney,
  type Path,
  search,
} from './explore.ts';
export { type MachineFlow, machineFlow } from './machine-flow.ts';
export { type MachineState, transitionsOf } from './machine-transitions.ts';
export { nearest } from './nearest.ts';
export {
  type Arrived,
  type PropertyResult,
  pathOfArrival,
  propertyCheck,
} from './properties/check-properties.ts';
export { asksStep, hasLeft, hasNotices, staysOnContinue, wentBack } from './properties/observations.ts';
export type { Moment, PropertiesOf, Property } from './properties/property.ts';
export { propertyFailures } from './properties/property-failures.ts';
export {
  heldOtherwise,
  type NamedTest,
  type Requirement,
  type Requirements,
} from './properties/requirement.ts';
export { eventOf, eventRecorder, type RecordedEvent, type RecordedValue } from './recorded-event.ts';
export {
  eventsOf,
  type Failure,
  type Findings,
  type RecordedPath,
  type Report,
  reportOf,
  takenOn,
} from './report.ts';
export { eventsBySamples, reload } from './sample-events.ts';
export { answerSamples, type Flow, outputSamples, type Samples, type SamplesFor } from './samples.ts';
export { pathTo } from './shortest-paths.ts';
export { type Simulator, simulate } from './simulator.ts';
export type { Snapshot } from './state-key.ts';
export { pathOfState, spaced } from './state-name.ts';
export {
  messagesOn,
  type RecordedScreens,
  type ScreenName,
  type SeenScreen,
  screenRecorder,
  screensIn,
} from './states/recorded-screens.ts';
export { type ScreenFinder, screenFinder } from './states/screen-finder.ts';
export type { Titles, TitlesFor } from './titles.ts';
export { unreadAnswers } from './unread-answers.ts';
