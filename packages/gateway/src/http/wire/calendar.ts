import type { AnswerOf, Contract } from '@mailroom/api'
import type { CalendarImportOutcome } from '@mailroom/core'

const fileFaults = { noTime: 'no_time', noRule: 'no_rule' } as const

/** What became of the events of a file. */
export const toWireCalendarImport = ({
  added,
  changed,
  faults,
  faultCount,
}: CalendarImportOutcome): AnswerOf<Contract['importEvents']> => ({
  ...{ added, changed, fault_count: faultCount },
  faults: faults.map(({ title, fault }) => ({ title, fault: fileFaults[fault] })),
})
