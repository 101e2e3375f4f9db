// Running the suite
export { conformanceCases } from './cases/conformanceCases'
export { registerConformance } from './report/registerConformance'
export type { TestRunner } from './report/registerConformance'
export { runConformance } from './report/runConformance'
export type { ConformanceReport, RunOptions } from './report/runConformance'
export type { CaseResult, ConformanceOptions } from './report/runCase'
export type { OutcomeCounts } from './report/summary'

// The report for programs
export { describeAsJson } from './report/describeAsJson'
export { describeAsJUnit } from './report/describeAsJUnit'

// The world that an adapter's author provides
export type {
  ConformanceSetup,
  ConformanceWorld,
  WorldAbility,
  WorldFile,
  WorldCertificate,
  WorldInvitation,
  WorldMail,
  WorldPerson,
} from './world/ConformanceWorld'

// Cases, for those who add their own
export { ConformanceFailure } from './assert/assert'
export type { ConformanceCase, OptionalPort, PortName } from './world/ConformanceCase'
