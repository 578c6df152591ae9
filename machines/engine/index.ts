export { type Address, comparableAddress, isSameAddress, stepAt } from './address.ts';
export { askedQuestions, complaintsOf, initialEntries, lastingQuestions } from './answered.ts';
export { askedAgain } from './asked-again.ts';
export { type Choice, choiceOf, type OneOf, type OneOfDefinition, type Options, oneOf } from './choice.ts';
export { faultsAt, momentIn } from './compile/faults.ts';
export {
  type Compiled,
  compile,
  configure,
  type JourneyInput,
  type JourneyMachine,
  type JourneyOutput,
  machineOf,
  memoryOf,
  type Runner,
} from './compile.ts';
export { type Copy, type CopyFor, fill, type QuestionCopy, type StepCopy } from './copy.ts';
export { blockOf, decideStep } from './decide.ts';
export { defer } from './deferred.ts';
export type { OutcomeOf } from './definition/operation.ts';
export type { AnswersOf } from './definition/vocabulary.ts';
export { dispatch, expects } from './dispatch.ts';
export type { JourneyEvent } from './event.ts';
export {
  type Comparison,
  type ComparisonName,
  comparingOf,
  comparisonsIn,
  decisionOf,
  type Expression,
  type Plain,
  pathOf,
} from './expression.ts';
export { faultIn } from './expression-fault.ts';
export { failureName } from './failure-name.ts';
export { Fault, type FaultKind, faultKindOf, faultKinds } from './fault.ts';
export type {
  Answers,
  Ask,
  FaultGoTo,
  GoTo,
  Journey,
  NoticeRule,
  Operation,
  Outcome,
  Run,
  Situation,
  Step,
  Tools,
} from './journey.ts';
export { type Dialog, language, type Named } from './language.ts';
export { exitOf, initialOf, operationOf, operationsOf, questionOf, sameAnswer, stepOf } from './lookup.ts';
export { type Context, emptyMemory, type Failure, type Memory, situationOf } from './memory.ts';
export { classify, currentOutcome, isBlocking } from './outcome.ts';
export type {
  Announcement,
  FrameRequest,
  PortalFlow,
  QuestionServices,
  Sequel,
  ShownFlow,
} from './portal.ts';
export type {
  AnyQuestion,
  Complaint,
  MeasuredAnswers,
  NoticeKey,
  Option,
  Question,
  StructuredQuestion,
  ValueOf,
} from './question.ts';
export { type Limit, limitOf } from './rate-limit.ts';
export { pathReader, type Read, readsOf, watchedAnswers } from './reads.ts';
export { learn } from './remember.ts';
export { restore } from './restore.ts';
export { doneUnless, holds } from './rule.ts';
export { type Screen, screenOf, statePath } from './screen.ts';
export {
  type Activity,
  isAnswerable,
  isBeforeStep,
  isBusy,
  isDialog,
  type JourneyState,
  stateOf,
} from './state.ts';
export { stopOf, stopReason, stopsAt } from './stop.ts';
export type { AnyEvent, Transition } from './transition.ts';
export { type Reviewed, reviewed, type WalkedDecision, walk } from './walk.ts';
export { type Rule, ruleOf, type WorkedOut } from './written-rule.ts';
