import { MailroomError } from '@mailroom/core'

/** The text of a file that is brought in. @throws MailroomError `invalid` with `fields.file` for what is no UTF-8 */
export function fileText(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw refusedFile('Expected a text in UTF-8.', cause)
  }
}

/** What is said of a file that cannot be read. */
export const refusedFile = (message: string, cause?: unknown): MailroomError =>
  new MailroomError('invalid', message, { fields: { file: [message] }, cause })
