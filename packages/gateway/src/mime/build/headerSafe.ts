import { cleanPhrase } from '../parse/headers/cleanPhrase'

/** Fields that only the writer of a mail sets; RFC 5322, MIME, and what a relay adds. */
const reserved =
  /^(?:from|sender|to|cc|bcc|reply-to|subject|date|message-id|in-reply-to|references|mime-version|content-.*|received|return-path|dkim-.*|arc-.*|resent-.*|authentication-results)$/i

/** A message id that is safe in a header: no blanks, brackets or controls. Empty when nothing is left. */
export const headerId = (id: string): string => {
  const bare =
    cleanPhrase(id, 900)
      .replace(/^<+/, '')
      .split(/[<>\s]/, 1)[0] ?? ''
  return /^[\u0021-\u007e]+$/.test(bare) ? bare : ''
}

/** `<a@b> <c@d>` from ids in any form. */
export const headerIds = (ids: readonly string[]): string =>
  ids
    .map(headerId)
    .filter(Boolean)
    .map((id) => `<${id}>`)
    .join(' ')

/**
 * Further header fields that may be written: names are tokens and not reserved, values are one line.
 *
 * @source I1, T16
 */
export function extraHeaders(headers: Readonly<Record<string, string>>): { key: string; value: string }[] {
  return Object.entries(headers)
    .filter(([key]) => /^[A-Za-z][A-Za-z0-9-]{0,60}$/.test(key) && !reserved.test(key))
    .map(([key, value]) => ({ key, value: cleanPhrase(value) }))
}
