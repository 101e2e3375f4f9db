// The contract
export { call, isChange } from './contract/call'
export type {
  AnswerOf,
  Area,
  BodyOf,
  Call,
  CallShape,
  Method,
  QueryOf,
  RawAnswer,
  ReadOf,
} from './contract/call'
export { fit } from './contract/fit'
export type { Fault, Fit } from './contract/fit'
export { contract, wireStamp } from './contract/contract'
export { firstCalls } from './contract/firstCalls'
export type { CallName, Contract } from './contract/contract'
export { openApiDocument } from './openapi/openApiDocument'

// Shapes that both sides translate
export {
  eventFieldNames,
  eventStatuses,
  eventStatusNames,
  fromWireCalendar,
  fromWireCalendarFields,
  fromWireCalendarPreferences,
  fromWireEvent,
  fromWireEventFields,
  fromWireOccurrence,
  fromWireReach,
  fromWireRecurrence,
  toWireCalendar,
  toWireCalendarFields,
  toWireCalendarPreferences,
  toWireEvent,
  toWireEventFields,
  toWireOccurrence,
  toWireReach,
  toWireRecurrence,
} from './wire/eventForm'
export { contactFieldNames, fromWireContactFields, toWireContactFields } from './wire/contactForm'
export { wireError, wireFault } from './wire/common'
export type { WireError } from './wire/common'
export { livePing, wireLiveMessage } from './wire/live'
export type {
  WireFolder,
  WireLiveMessage,
  WireMessage,
  WireMessageItem,
  WireRecipientStatus,
  WireSeed,
} from './wire/types'
