// An adapter that fails on order
export { withFaults } from './withFaults'
export type { FaultControl, FaultyAdapter } from './withFaults'
export type { FaultRecord } from './FaultScript'

// What goes wrong, and when
export type { CallFault, CallRule, FaultPlan, FaultRule, PushFault, PushRule } from './FaultPlan'
