import type { ServerMailbox } from './model/ServerMailbox'
import type { SelectedFolder } from './model/SelectedFolder'
import type { CommandParts } from './protocol/CommandReader'
import { decodeMailboxName, encodeMailboxName } from './protocol/mailboxName'
import { quoted, utf8 } from './protocol/quoted'

/** What the whole server is like. */
export interface ServerTraits {
  readonly capabilities: ReadonlySet<string>
  /** False: only the system flags are kept, PERMANENTFLAGS has no `\*`. */
  readonly keepsKeywords: boolean
  /** @returns undefined for a wrong password. @param authorizeAs whom somebody else, who may, wants to be */
  signIn(user: string, password: string, authorizeAs?: string): ServerMailbox | undefined
}

/** The state of one conversation, and the ways to say something in it. */
export class Session {
  mailbox: ServerMailbox | undefined
  selected: SelectedFolder | undefined
  /** By ENABLE, and by what implies it. */
  readonly enabled = new Set<string>()
  isLoggedOut = false
  /** Of the command that is carried out. */
  tag = ''

  constructor(
    readonly traits: ServerTraits,
    /** Says a line of an answer, in bytes, once the command is done. */
    readonly say: (line: string) => void,
    /** Says a line at once. */
    readonly sayNow: (line: string) => void,
    /** The next line of the client, in a command that is a conversation. */
    readonly ask: () => Promise<CommandParts | undefined>,
  ) {}

  has(capability: string): boolean {
    return this.traits.capabilities.has(capability)
  }

  /** The client has shown that it knows mod-sequences. */
  get hasModSeq() {
    return this.enabled.has('CONDSTORE') || this.enabled.has('QRESYNC')
  }

  /** What others have changed meanwhile, as lines. */
  news(mayExpunge: boolean): string[] {
    const hasVanished = this.enabled.has('QRESYNC')
    return this.selected?.news({ mayExpunge, hasModSeq: this.hasModSeq, hasVanished }) ?? []
  }

  /** A folder's name as this client reads it. */
  folderName(path: string): string {
    if (!this.enabled.has('UTF8=ACCEPT')) return quoted(encodeMailboxName(path))
    return /["\\\r\n]/.test(path) ? quoted(utf8(path)) : `"${utf8(path)}"`
  }

  /** The other way round. */
  pathOf(name: string): string {
    const path = this.enabled.has('UTF8=ACCEPT') ? name : decodeMailboxName(name)
    return path.toUpperCase() === 'INBOX' ? 'INBOX' : path
  }
}
