import type { ImapResponse } from 'imapflow'
import { atom, type ImapArgument, sequence, type Untagged } from '../client/ImapClient'
import type { ImapConnection } from '../client/ImapConnection'
import { type Fetched, readFetch } from './readFetch'

/** A FETCH line with its uid. */
export type FetchedMail = Fetched & { readonly uid: number }

interface FetchOptions {
  /** `(CHANGEDSINCE 12345 VANISHED)` */
  readonly modifiers?: ImapArgument[]
  readonly onVanished?: (response: ImapResponse) => void
  /** Missing lines are looked for by the caller. @default false: an answer with unreadable lines is no answer */
  readonly isPatient?: boolean
}

/**
 * One UID FETCH, handing over each mail as it comes. A line without a uid is news about flags that came in between.
 *
 * @param set as `uidSets` makes it
 */
export async function fetchLines(
  connection: ImapConnection,
  set: string,
  items: readonly ImapArgument[],
  onMail: (mail: FetchedMail) => Promise<void> | undefined | void,
  { modifiers, onVanished, isPatient = false }: FetchOptions = {},
): Promise<void> {
  let fault: { readonly error: unknown } | undefined
  const args: ImapArgument[] = [sequence(set), [atom('UID'), ...items]]
  if (modifiers) args.push(modifiers)
  const untagged: Readonly<Record<string, Untagged>> = {
    FETCH: async (response) => {
      const mail = readFetch(response)
      if (!hasUid(mail) || fault) return
      // imapflow keeps errors of handlers to itself.
      try {
        await onMail(mail)
      } catch (error) {
        fault = { error }
      }
    },
    VANISHED: async (response) => {
      if (onVanished) onVanished(response)
      else connection.markStale()
    },
  }
  if (isPatient) await connection.exec('Fetching mails', 'UID FETCH', args, untagged)
  else await connection.execWhole('Fetching mails', 'UID FETCH', args, untagged)
  if (fault) throw fault.error
}

const hasUid = (mail: Fetched): mail is FetchedMail => mail.uid !== undefined
