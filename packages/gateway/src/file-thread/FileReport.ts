import { isMailroomError, MailroomError, type ErrorKind } from '@mailroom/core'

/** What is wrong with a file; an error does not cross threads as one. */
export interface FileFault {
  readonly kind: ErrorKind
  readonly message: string
  readonly fields?: Readonly<Record<string, readonly string[]>>
}

/** What became of work on a file. */
export type FileReport<Outcome> = Outcome | { readonly fault: FileFault }

/** Does it, in this thread. What fails without being a fault of the file is thrown. */
export function reportOf<Outcome>(work: () => Outcome): FileReport<Outcome> {
  try {
    return work()
  } catch (error) {
    if (!isMailroomError(error)) throw error
    return { fault: { kind: error.kind, message: error.message, fields: error.details.fields } }
  }
}

/** The outcome of a report. @throws MailroomError the fault, as it was thrown there */
export function outcomeOf<Outcome extends object>(report: FileReport<Outcome>): Outcome {
  if (!('fault' in report)) return report
  const { kind, message, fields } = report.fault
  throw new MailroomError(kind, message, { fields })
}
