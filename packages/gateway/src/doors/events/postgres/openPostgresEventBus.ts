import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Client } from 'pg'
import type { Database } from '../../database/Database'
import { KeptConnection } from '../../database/postgres/KeptConnection'
import { createLocalEventBus } from '../createLocalEventBus'
import type { EventBus } from '../EventBus'
import { type Notice, readNotice, writeNotice } from './notice'

const channel = 'mailroom_events'

/** Notices of one statement. */
const maxAtOnce = 200

/** More that wait are not worth telling one by one. */
const maxWaiting = 5_000

/** Before the others are told again that could not be told. */
const retryMs = 1_000

/** A bus over a connection of its own. */
export interface PostgresEventBus extends EventBus {
  /** True while the news of others are heard, and what `prepare` took is held. */
  readonly isUp: boolean
  /** Tells what is still to be told, then lets go. */
  close(): Promise<void>
}

/** What it is opened with. */
export interface PostgresEventBusParts {
  /** Address of the database. */
  readonly url: string
  readonly database: Database
  /** What else lives on this connection: the lock of the one gateway. */
  readonly prepare?: (client: Client) => Promise<void>
  readonly onError: (error: unknown) => void
}

/**
 * News between all processes on one database, by LISTEN and NOTIFY. Those of this process are told at once; the others
 * hear them a moment later. When the line to them was broken, everybody looks again.
 *
 * @source GW-03, SH-10
 */
export async function openPostgresEventBus(parts: PostgresEventBusParts): Promise<PostgresEventBus> {
  const { url, database, prepare, onError } = parts
  const local = createLocalEventBus(onError)
  const from = randomUUID()
  let waiting: string[] = []
  let sending: Promise<void> | undefined
  let isClosing = false

  const kept = await KeptConnection.open(url, {
    async prepare(client) {
      await prepare?.(client)
      await client.query(`listen ${channel}`)
    },
    onNotice(payload) {
      const notice = readNotice(payload)
      if (notice === undefined || notice.from === from) return
      if (notice.event === undefined || notice.account === '*') local.gap(notice.account)
      else local.publish(notice.account, notice.event)
    },
    onBack: () => local.gap('*'),
    onError,
  })

  const lookAgain = writeNotice({ from, account: '*' })

  const send = async () => {
    while (waiting.length > 0) {
      const payloads = sql.join(waiting.splice(0, maxAtOnce).map((payload) => sql`(${payload})`))
      try {
        await sql`select pg_notify(${channel}, payload) from (values ${payloads}) notices (payload)`.execute(
          database.db,
        )
      } catch (error) {
        onError(error)
        if (isClosing) return
        waiting = [lookAgain]
        await pause(retryMs, undefined, { ref: false })
      }
    }
  }

  const tell = (notice: Notice) => {
    if (waiting.length >= maxWaiting) waiting = [lookAgain]
    waiting.push(writeNotice(notice))
    sending ??= send().finally(() => {
      sending = undefined
    })
  }

  return {
    subscribe: local.subscribe,
    publish(accountId, event) {
      local.publish(accountId, event)
      tell({ from, account: accountId, event })
    },
    get isUp() {
      return kept.isUp
    },
    async close() {
      isClosing = true
      await sending
      await kept.close()
    },
  }
}
