import { ImapFlow, type ImapAttribute, type ImapFlowOptions, type ImapResponse } from 'imapflow'
import type { Writable } from 'node:stream'

/** What a command is made of. Strings are quoted, atoms checked, literals counted: nothing is joined by hand. */
export type ImapArgument =
  | string
  | {
      readonly type: 'ATOM'
      readonly value: string
      readonly section?: ImapArgument[]
      readonly partial?: number[]
    }
  | { readonly type: 'SEQUENCE'; readonly value: string }
  | { readonly type: 'STRING'; readonly value: string }
  | { readonly type: 'LITERAL'; readonly value: Buffer; readonly isLiteral8?: boolean }
  | ImapArgument[]

export type Untagged = (response: ImapResponse) => Promise<void>

/** The tagged OK. `next` lets the connection go on and must be called. */
export interface Completed {
  readonly response: ImapResponse
  readonly next: () => void
}

/**
 * imapflow's client with the general command that its own methods are made of. It works and is stable, but is left out
 * of the published types; we need it for what the methods hide: refused keywords, raw header blocks, COPYUID, SORT.
 */
export interface ImapClient extends ImapFlow {
  exec(
    command: string,
    attributes: ImapArgument[] | false,
    options?: {
      readonly untagged?: Readonly<Record<string, Untagged>>
      /** Called when it was written to `writeSocket`. */
      readonly onSend?: () => void
    },
  ): Promise<Completed>
  /** Writes a command without waiting for the one before it, nor for its answer. */
  send(command: {
    readonly tag: string
    readonly command: string
    readonly attributes: ImapArgument[]
    readonly options: object
  }): Promise<void>
  /** Ways of signing in, as `AUTH=PLAIN` and `LOGIN`; true for the one that was used. */
  readonly authCapabilities: ReadonlyMap<string, boolean>
  /** Folders that need no LIST before they are opened. */
  readonly folders: Map<string, object>
  /** What bytes are written to; its queue shows whether a long literal is still on its way. */
  readonly writeSocket: Writable | false
  /** Takes in one answer. @returns whether the connection goes on */
  handleResponse(answer: RawAnswer): Promise<boolean>
  /** Who is told of such an answer now. */
  getUntaggedHandler(command: string, attributes: ImapResponse['attributes']): Untagged | undefined
}

/** An answer as it came: a line, and the literals that stood in it. */
export interface RawAnswer {
  readonly payload: Buffer
  readonly literals: readonly Buffer[]
}

export const newImapClient = (options: ImapFlowOptions): ImapClient =>
  new ImapFlow(options) as unknown as ImapClient

export const atom = (value: string): ImapArgument => ({ type: 'ATOM', value })
export const text = (value: string): ImapArgument => ({ type: 'STRING', value })
export const sequence = (value: string): ImapArgument => ({ type: 'SEQUENCE', value })

/** The text of a token; undefined for NIL and lists. */
export function tokenText(token: ImapAttribute | undefined): string | undefined {
  const value = token?.value
  return value === undefined || value === null ? undefined : value.toString()
}

/** The bytes of a string or literal; undefined for NIL and lists. */
export function tokenBytes(token: ImapAttribute | undefined): Buffer | undefined {
  const value = token?.value
  if (value === undefined || value === null) return undefined
  return Buffer.isBuffer(value) ? value : Buffer.from(value.toString())
}

/** The elements of a list; none for anything else. */
export const tokenList = (token: ImapAttribute | undefined): readonly ImapAttribute[] =>
  Array.isArray(token) ? token : []

/** The texts in a list: flags, capabilities. */
export const tokenTexts = (token: ImapAttribute | undefined): readonly string[] =>
  tokenList(token).flatMap((entry) => tokenText(entry) ?? [])

/** A number that a server wrote; undefined for anything else. */
export function tokenNumber(token: ImapAttribute | undefined): number | undefined {
  const value = tokenText(token)
  return value !== undefined && /^\d{1,15}$/.test(value) ? Number(value) : undefined
}

/** A mod-sequence: 63 bits. @source RFC 7162 3.1 */
export function tokenBigInt(token: ImapAttribute | undefined): bigint | undefined {
  const value = tokenText(token)
  return value !== undefined && /^\d{1,19}$/.test(value) ? BigInt(value) : undefined
}

/** `[CODE arguments]` of an OK, NO or BYE. */
export function responseCode(
  response: ImapResponse | undefined,
): { readonly name: string; readonly values: readonly ImapAttribute[] } | undefined {
  const section = response?.attributes?.[0]?.section
  const name = tokenText(section?.[0])
  return section === undefined || name === undefined
    ? undefined
    : { name: name.toUpperCase(), values: section.slice(1) }
}
