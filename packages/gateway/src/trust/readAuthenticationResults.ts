import type { AuthenticationResult } from '@mailroom/core'
import { toResult } from './checkArrivingMail'
import type { MailCheck } from './MailCheck'

/** The property that names the domain, by method. @source RFC 8601 2.7 */
const domainProperties = {
  spf: ['smtp.mailfrom', 'smtp.helo'],
  dkim: ['header.d', 'header.i'],
  dmarc: ['header.from'],
} as const satisfies Readonly<Record<AuthenticationResult['method'], readonly string[]>>

/**
 * What a system in front of us wrote into a mail about its sender. Anybody can write such a line; believed is the
 * topmost one of a system that the settings name, since whoever comes first in a mail was last on its way.
 *
 * @param fields values of the Authentication-Results lines, unfolded, as they stand in the mail
 * @source RFC 8601 2.2, 7.1
 */
export function readAuthenticationResults(
  fields: readonly string[],
  trusted: readonly string[],
): MailCheck | undefined {
  for (const field of fields) {
    const [id = '', ...parts] = withoutComments(field).split(';')
    const authservId = id.trim().split(/\s+/)[0]!.replaceAll('"', '').toLowerCase()
    if (trusted.includes(authservId)) return parts.flatMap(readPart)
  }
  return undefined
}

function readPart(text: string): AuthenticationResult[] {
  const [, method, word] = /^\s*(spf|dkim|dmarc)(?:\s*\/\s*\d+)?\s*=\s*([a-z]{1,20})/i.exec(text) ?? []
  if (method === undefined || word === undefined) return []
  const name = method.toLowerCase() as AuthenticationResult['method']
  const properties = new Map(
    Array.from(text.matchAll(/([a-z]+\.[a-z-]+)\s*=\s*("[^"]*"|[^\s;]+)/gi), ([, key = '', value = '']) => [
      key.toLowerCase(),
      value.replaceAll('"', ''),
    ]),
  )
  const domain = domainProperties[name].map((key) => properties.get(key)).find((value) => value !== undefined)
  return [toResult(name, word, domain ?? '')]
}

/** Comments may hold anything, also what looks like a result; they may lie in each other. */
function withoutComments(text: string): string {
  let depth = 0
  let isQuoted = false
  let rest = ''
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]!
    if (character === '\\' && (isQuoted || depth > 0)) at += 1
    else if (character === '"' && depth === 0) {
      isQuoted = !isQuoted
      rest += character
    } else if (character === '(' && !isQuoted) depth += 1
    else if (character === ')' && depth > 0) depth -= 1
    // What is quoted says nothing of its own: a reason may hold words of the sender.
    else if (depth === 0) rest += isQuoted && /[;=]/.test(character) ? ' ' : character
  }
  return rest
}
