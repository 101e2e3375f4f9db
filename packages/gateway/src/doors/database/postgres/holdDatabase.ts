import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { noticeOurEnd } from './createPool'

/** A gateway that was killed a moment ago seems to be there until the server has noticed. */
const patienceMs = 3_000
const pauseMs = 100

/**
 * Takes the database for one gateway, as long as this connection lives. It is where the lock of the data folder would not
 * reach: a second gateway on another machine, with other message bytes, would show people mails that it does not have.
 *
 * @throws Error with a sentence for the person at the terminal when another gateway has it
 */
export async function holdDatabase(client: Client): Promise<void> {
  await noticeOurEnd(client)
  const until = Date.now() + patienceMs
  do {
    const { rows } = await client.query<{ isHeld: boolean }>(
      `select pg_try_advisory_lock(hashtextextended('mailroom gateway', 0)) as "isHeld"`,
    )
    if (rows[0]?.isHeld === true) return
    await pause(pauseMs)
  } while (Date.now() < until)
  throw new Error(
    'The database is in use by another gateway. Two gateways on one database need one store for message bytes: ' +
      'stop the other one first, or choose another database.',
  )
}
