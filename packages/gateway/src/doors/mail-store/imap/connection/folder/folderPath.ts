import { MailroomError } from '@mailroom/core'
import type { ImapNamespace } from './namespaces'

/** What the names of folders depend on: the namespaces, and whether names travel as UTF-8. */
export interface PathRules {
  /** Of the account's own folders. */
  readonly personal: ImapNamespace
  /** Of other people and of all. */
  readonly foreign: readonly ImapNamespace[]
}

/**
 * Takes a path apart, without the prefix of the account's own namespace: `INBOX.Work.2020` of a server that keeps all
 * folders below the INBOX is `Work`, `2020`.
 */
export function partsOfPath(path: string, delimiter: string | undefined, { personal }: PathRules): string[] {
  const split = (name: string) => (delimiter === undefined ? [name] : name.split(delimiter).filter(Boolean))
  const { prefix } = personal
  if (prefix === '' || !path.startsWith(prefix) || path.length === prefix.length) return split(path)
  const parts = split(path.slice(prefix.length))
  // A folder named like the INBOX below the INBOX keeps its prefix, or the two could not be told apart.
  return parts[0]?.toUpperCase() === 'INBOX' ? split(path) : parts
}

/** Puts a path together again. `invalid` for names that the server could not keep apart or that cannot be sent. */
export function pathOfParts(parts: readonly string[], { personal, foreign }: PathRules): string {
  const [first = ''] = parts
  const elsewhere = foreign.find(({ prefix, delimiter }) => first === withoutEnd(prefix, delimiter))
  const { prefix, delimiter } = elsewhere ?? personal
  for (const part of parts) checkName(part, delimiter)
  if (parts.length === 0) throw invalidName('it has no name')
  if (parts.length > 1 && delimiter === undefined) throw invalidName('this server has no folders in folders')
  const path = parts.join(delimiter ?? '')
  if (first.toUpperCase() === 'INBOX') return `INBOX${path.slice('INBOX'.length)}`
  return elsewhere === undefined ? prefix + path : path
}

const withoutEnd = (prefix: string, delimiter: string | undefined) =>
  delimiter !== undefined && prefix.endsWith(delimiter) ? prefix.slice(0, -delimiter.length) : prefix

function checkName(name: string, delimiter: string | undefined) {
  if (name === '') throw invalidName('a name is empty')
  if (!name.isWellFormed()) throw invalidName('a name has half a character')
  if (/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(name))
    throw invalidName('a name has control characters')
  if (delimiter !== undefined && name.includes(delimiter)) {
    throw invalidName(`a name has "${delimiter}", which parts folders on this server`)
  }
}

const invalidName = (why: string) =>
  new MailroomError('invalid', `The folder cannot be made: ${why}`, { fields: { name: [why] } })
