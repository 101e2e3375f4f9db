import { MailroomError } from '@mailroom/core'

/** `invalid` with what is wrong under each field of the wire; fields with nothing to say are left out. */
export function fieldFaults(
  fields: Readonly<Record<string, readonly string[]>>,
  message: string,
  values: Readonly<Record<string, string>> = {},
): MailroomError {
  const said = Object.entries(fields).filter(([, faults]) => faults.length > 0)
  return new MailroomError('invalid', message, { fields: Object.fromEntries(said), values })
}
