import type { ServerFolder } from '../model/ServerFolder'
import type { SelectedFolder } from '../model/SelectedFolder'
import type { ServerMailbox } from '../model/ServerMailbox'
import { Refusal } from '../protocol/Refusal'
import type { Token } from '../protocol/parseCommand'
import type { Session } from '../Session'

/** How one command of IMAP is carried out. */
export interface Command {
  /** Without it the command is not understood. */
  readonly capability?: string
  /**
   * @returns the end of the answer, as `OK [READ-ONLY] Done`
   * @throws {Refusal}
   */
  run(session: Session, args: readonly Token[]): string | Promise<string>
}

/** @throws {Refusal} before the sign-in */
export function mailboxOf({ mailbox }: Session): ServerMailbox {
  if (!mailbox) throw new Refusal('BAD Sign in first')
  return mailbox
}

/** @throws {Refusal} when no folder is open */
export function selectedOf({ selected }: Session): SelectedFolder {
  if (!selected) throw new Refusal('BAD No folder is open')
  return selected
}

/** A folder by the name the client gave. @param code said when it is missing @throws {Refusal} NO */
export function folderOf(session: Session, name: string, code = 'NONEXISTENT'): ServerFolder {
  const folder = mailboxOf(session).find(session.pathOf(name))
  if (!folder?.isSelectable) throw new Refusal(`NO [${code}] There is no such folder`)
  return folder
}
