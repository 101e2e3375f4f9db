import { type Clock, systemClock } from '../../../../../jobs/Clock'
import type { ImapConnection } from '../client/ImapConnection'
import { hasCapability } from '../client/capabilities'
import type { ConnectionPool } from '../pool/ConnectionPool'

const firstPauseMs = 500

/** A server that is back is found within this time, and a second for the sign-in. @source R6 */
const longestPauseMs = 15_000

/**
 * Listens to a folder until the answer is called, again after every loss with growing pauses.
 *
 * @param onChange told after any news, also after a reconnect: what came in between is not told one by one
 * @param onState  told when the line is up and when it is lost
 */
export function watchFolder(
  pool: ConnectionPool,
  path: string,
  onChange: () => void,
  onState: (isConnected: boolean) => void = () => {},
  clock: Clock = systemClock,
): () => void {
  const stopping = new AbortController()
  const signal = AbortSignal.any([stopping.signal, pool.closing])
  void keepListening()
  return () => stopping.abort()

  async function keepListening() {
    let pauseMs = firstPauseMs
    while (!signal.aborted) {
      const wasUp = await listen()
      if (signal.aborted) return
      pauseMs = wasUp ? firstPauseMs : Math.min(pauseMs * 2, longestPauseMs)
      // Accounts that lost the same server do not come back in the same moment.
      await clock.wait(pauseMs * (0.75 + Math.random() / 2), signal)
    }
  }

  /** One connection from its opening to its end. @returns true when it was up for a while */
  async function listen(): Promise<boolean> {
    let connection: ImapConnection | undefined
    let isUp = false
    const ending = new AbortController()
    const end = () => ending.abort()
    signal.addEventListener('abort', end)
    try {
      connection = await pool.open(signal)
      connection.onClose(end)
      await connection.select(path)
      connection.onChange(oncePerTurn(onChange))
      isUp = true
      onState(true)
      onChange()
      while (!ending.signal.aborted) await listenOnce(connection, pool.limits.watchMs, clock, ending.signal)
    } catch {
      // Whatever ended it, the next try follows; a call of the person tells what is wrong.
    } finally {
      signal.removeEventListener('abort', end)
      connection?.client.close()
      if (isUp && !signal.aborted) onState(false)
    }
    return isUp
  }
}

/** IDLE for a while, or just waiting; then a NOOP, which shows whether the line is alive and brings what IDLE did not. */
async function listenOnce(
  connection: ImapConnection,
  ms: number,
  clock: Clock,
  ending: AbortSignal,
): Promise<void> {
  const { client } = connection
  const idling = hasCapability(client, 'IDLE') ? client.idle().catch(() => false) : undefined
  await clock.wait(ms, ending)
  if (ending.aborted) return
  await connection.run('Listening to a folder', () => client.noop())
  await idling
}

/** One EXPUNGE line comes for each mail, and one word is enough for all of them. */
function oncePerTurn(tell: () => void): () => void {
  let isDue = false
  return () => {
    if (isDue) return
    isDue = true
    setImmediate(() => {
      isDue = false
      tell()
    })
  }
}
