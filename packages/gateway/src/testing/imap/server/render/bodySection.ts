import type { MimeNode } from './mimeNode'

/**
 * The bytes that `BODY[section]` names; undefined where the mail has no such part.
 *
 * @param section as `1.2.MIME`, `HEADER.FIELDS (From To)` or nothing
 * @source RFC 3501 6.4.5
 */
export function bodySection(mail: MimeNode, section: string): string | undefined {
  const [, numbers = '', word = ''] = /^(\d+(?:\.\d+)*)?\.?(.*)$/s.exec(section)!
  if (numbers === '') return textOf(mail, word)
  const part = partAt(mail, numbers.split('.').map(Number))
  if (!part) return undefined
  if (word === '') return part === mail ? mail.body : part.body
  if (/^MIME$/i.test(word)) return part === mail ? '' : part.header
  // Of a part that is a mail itself.
  const [inner] = part.type === 'message/rfc822' ? part.children : []
  return inner && textOf(inner, word)
}

/** Part 1 of a mail without parts is its body. */
function partAt(node: MimeNode, [number, ...rest]: readonly number[]): MimeNode | undefined {
  if (number === undefined) return node
  const [inner] = node.type === 'message/rfc822' ? node.children : []
  const holder = inner ?? node
  if (!holder.type.startsWith('multipart/')) return number === 1 && rest.length === 0 ? holder : undefined
  const child = holder.children[number - 1]
  return child && partAt(child, rest)
}

function textOf({ header, body }: MimeNode, word: string): string | undefined {
  const name = word.toUpperCase()
  if (name === '') return header + body
  if (name === 'HEADER') return header
  if (name === 'TEXT') return body
  const fields = /^HEADER\.FIELDS(\.NOT)? \((.*)\)$/i.exec(word)
  if (!fields) return undefined
  const wanted = new Set(fields[2]!.replaceAll('"', '').toLowerCase().split(' '))
  const lines = header.match(/^[^\s:]+:.*(?:\r\n[ \t].*)*\r\n/gm) ?? []
  return `${lines.filter((line) => wanted.has(line.split(':')[0]!.toLowerCase()) !== Boolean(fields[1])).join('')}\r\n`
}
