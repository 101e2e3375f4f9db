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

/** What is fetched of some mails. */
export interface FetchedSet {
  /** As `uidSets` makes it. */
  readonly set: string
  readonly items: readonly ImapArgument[]
}

type OnMail = (mail: FetchedMail) => Promise<void> | undefined | void

const what = 'Fetching mails'

/**
 * One UID FETCH, handing over each mail as it comes. A line without a uid is news about flags that came in between.
 *
 * @param set as `uidSets` makes it
 */
export async function fetchLines(
  connection: ImapConnection,
  set: string,
  items: readonly ImapArgument[],
  onMail: OnMail,
  { modifiers, onVanished, isPatient = false }: FetchOptions = {},
): Promise<void> {
  const args = fetchArguments({ set, items })
  if (modifiers) args.push(modifiers)
  const lines = readLines(connection, onMail, onVanished)
  if (isPatient) await connection.exec(what, 'UID FETCH', args, lines.untagged)
  else await connection.execWhole(what, 'UID FETCH', args, lines.untagged)
  lines.end()
}

/** Several UID FETCH at once, which is one way to the server and back in place of many. A mail may come twice. */
export async function fetchLinesOfEach(
  connection: ImapConnection,
  each: readonly FetchedSet[],
  onMail: OnMail,
): Promise<void> {
  if (each.length === 0) return
  const lines = readLines(connection, onMail)
  await connection.execEachWhole(what, 'UID FETCH', each.map(fetchArguments), lines.untagged)
  lines.end()
}

const fetchArguments = ({ set, items }: FetchedSet): ImapArgument[] => [
  sequence(set),
  [atom('UID'), ...items],
]

/** imapflow keeps errors of handlers to itself: `end` throws the first one. */
function readLines(
  connection: ImapConnection,
  onMail: OnMail,
  onVanished: (response: ImapResponse) => void = () => connection.markStale(),
) {
  let fault: { readonly error: unknown } | undefined
  const untagged: Readonly<Record<string, Untagged>> = {
    FETCH: async (response) => {
      const mail = readFetch(response)
      if (!hasUid(mail) || fault) return
      try {
        await onMail(mail)
      } catch (error) {
        fault = { error }
      }
    },
    VANISHED: async (response) => onVanished(response),
  }
  const end = () => {
    if (fault) throw fault.error
  }
  return { untagged, end }
}

const hasUid = (mail: Fetched): mail is FetchedMail => mail.uid !== undefined
