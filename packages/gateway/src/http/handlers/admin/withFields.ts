import { isMailroomError, MailroomError } from '@mailroom/core'

/** A field as the wire calls it, with the sentences for one that is wrong and for one that somebody has already. */
export interface FieldWords {
  readonly field: string
  readonly wrong: string
  readonly taken?: string
}

/**
 * Does something, and tells what was refused under the field of the form, in words that are there in every language.
 *
 * @throws MailroomError `invalid` with fields in wire names
 */
export async function withFields<T>(
  words: Readonly<Record<string, FieldWords>>,
  work: () => Promise<T>,
  values: Readonly<Record<string, string>> = {},
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const [field] = isMailroomError(error) ? Object.keys(error.details.fields ?? {}) : []
    const said = field === undefined ? undefined : words[field]
    if (!said || !isMailroomError(error)) throw error
    const sentence = error.kind === 'conflict' ? (said.taken ?? said.wrong) : said.wrong
    throw new MailroomError('invalid', error.message, {
      fields: { [said.field]: [sentence] },
      values,
      cause: error,
    })
  }
}
