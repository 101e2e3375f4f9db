import { type EventFault, eventFaults, type EventPlan, MailroomError } from '@mailroom/core'

/** Where the wire has what a plan calls otherwise. */
const wireNames: Readonly<Record<EventFault, string>> = {
  title: 'title',
  time: 'end',
  invitees: 'participants',
}

/** `invalid` with fields, in wire names, when something of it has to be mended. @source RD-03 */
export function requireSound(plan: EventPlan): void {
  const faults = eventFaults(plan)
  if (faults.length === 0) return
  const fields = Object.fromEntries(faults.map((fault) => [wireNames[fault], ['fieldInvalid']]))
  throw new MailroomError('invalid', `The event has faults: ${faults.join(', ')}.`, { fields })
}
