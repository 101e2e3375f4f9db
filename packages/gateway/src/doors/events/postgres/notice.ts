import type { LiveEvent } from '@mailroom/core'
import type { AccountId } from '../../../accounts/AccountId'

/** What one process tells the others. */
export interface Notice {
  /** Names the process: it has told its own listeners already. */
  readonly from: string
  readonly account: AccountId | '*'
  /** Absent: news were missed. */
  readonly event?: LiveEvent
}

/** Longest payload of NOTIFY. @source https://www.postgresql.org/docs/15/sql-notify.html */
const maxBytes = 7_999

/**
 * A notice as it travels. A mail that is too long to be told of becomes the news that its folder has changed;
 * anything else that is too long says no more than "look again".
 */
export function writeNotice(notice: Notice): string {
  const full = JSON.stringify(notice)
  if (Buffer.byteLength(full) <= maxBytes) return full
  const { from, account, event } = notice
  if (event?.kind !== 'messageArrived') return JSON.stringify({ from, account } satisfies Notice)
  return writeNotice({ from, account, event: { kind: 'folderChanged', folder: event.message.ref.folder } })
}

/** Reads it back; undefined for what no gateway of ours has said. */
export function readNotice(payload: string): Notice | undefined {
  try {
    const notice = JSON.parse(payload) as Partial<Notice>
    return typeof notice.from === 'string' && notice.account !== undefined ? (notice as Notice) : undefined
  } catch {
    return undefined
  }
}
