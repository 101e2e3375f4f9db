import type { CommandParts } from './CommandReader'
import { Refusal } from './Refusal'

/** A word of a command. Literals keep their bytes, quoted strings are their text. */
export type Token =
  | { readonly kind: 'atom'; readonly text: string }
  | { readonly kind: 'string'; readonly text: string; readonly bytes: Buffer }
  | { readonly kind: 'list'; readonly items: readonly Token[] }

/** A command as the server carries it out. */
export interface ImapCommand {
  readonly tag: string
  /** Upper case, `FETCH` or `UID FETCH`. */
  readonly name: string
  readonly args: readonly Token[]
  /** As it was said, without its tag; a literal stands there as `{12}`. */
  readonly text: string
}

/** @throws {Refusal} BAD when it is no command. @source RFC 3501 9 */
export function parseCommand(parts: CommandParts): ImapCommand {
  const text = parts.map((part) => (typeof part === 'string' ? part : `{${part.length}}`)).join('')
  const tokens = new TokenReader(parts).list()
  const [tag, first, ...rest] = tokens
  if (tag?.kind !== 'atom' || first?.kind !== 'atom') throw new Refusal('BAD No command')
  const said = text.slice(tag.text.length + 1)
  const name = first.text.toUpperCase()
  if (name !== 'UID') return { tag: tag.text, name, args: rest, text: said }
  const [second, ...args] = rest
  return { tag: tag.text, name: `UID ${textOf(second).toUpperCase()}`, args, text: said }
}

/** The text of an atom or string. @throws {Refusal} BAD for a list and for nothing */
export function textOf(token: Token | undefined): string {
  if (!token || token.kind === 'list') throw new Refusal('BAD A word is missing')
  return token.text
}

/** What is in the list. @throws {Refusal} BAD when it is none */
export function itemsOf(token: Token | undefined): readonly Token[] {
  if (token?.kind !== 'list') throw new Refusal('BAD A list is missing')
  return token.items
}

class TokenReader {
  readonly #parts: CommandParts
  #part = 0
  #at = 0

  constructor(parts: CommandParts) {
    this.#parts = parts
  }

  /** Everything as far as the end, or the bracket that closes. */
  list(): Token[] {
    const items: Token[] = []
    for (;;) {
      const part = this.#parts[this.#part]
      if (part === undefined) return items
      if (typeof part !== 'string') {
        items.push({ kind: 'string', text: part.toString('utf8'), bytes: part })
        this.#part += 1
        this.#at = 0
        continue
      }
      const char = part[this.#at]
      if (char === undefined) {
        this.#part += 1
        this.#at = 0
      } else if (char === ' ') this.#at += 1
      else if (char === ')') {
        this.#at += 1
        return items
      } else if (char === '(') {
        this.#at += 1
        items.push({ kind: 'list', items: this.list() })
      } else items.push(char === '"' ? this.#quoted(part) : this.#atom(part))
    }
  }

  #quoted(part: string): Token {
    const found = /"((?:[^"\\]|\\.)*)"/y
    found.lastIndex = this.#at
    const match = found.exec(part)
    if (!match) throw new Refusal('BAD A quoted string does not end')
    this.#at = found.lastIndex
    const text = match[1]!.replace(/\\(.)/g, '$1')
    return { kind: 'string', text, bytes: Buffer.from(text) }
  }

  /** What stands in square brackets belongs to it, `BODY.PEEK[HEADER.FIELDS (From To)]<0.100>`. */
  #atom(part: string): Token {
    const found = /(?:\[[^\]]*\]|[^ ()])+/y
    found.lastIndex = this.#at
    const text = found.exec(part)![0]
    this.#at = found.lastIndex
    return { kind: 'atom', text }
  }
}
