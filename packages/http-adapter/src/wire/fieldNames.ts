import { isMailroomError, MailroomError } from '@mailroom/core'

/** Does something; what is refused stands under the names that the asker's fields have. A name that is not listed stays. */
export async function withFieldNames<T>(
  names: Readonly<Record<string, string>>,
  work: Promise<T>,
): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!isMailroomError(error) || !error.details.fields) throw error
    const fields = Object.entries(error.details.fields).map(([name, said]) => [names[name] ?? name, said])
    throw new MailroomError(error.kind, error.message, {
      ...error.details,
      fields: Object.fromEntries(fields) as Record<string, readonly string[]>,
    })
  }
}
