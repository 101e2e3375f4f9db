import type { ImapClient } from './ImapClient'
import { readFetchLine } from './readFetchLine'

/**
 * Reads plain FETCH lines by `readFetchLine`; every other answer goes its usual way. imapflow writes each line out once more
 * for a log, also when nobody reads that: of a folder of 20,000 mails that and its parser took three seconds of a processor.
 */
export function readFetchesQuickly(client: ImapClient): void {
  const handleResponse = client.handleResponse.bind(client)
  client.handleResponse = async (answer) => {
    const line = readFetchLine(answer.payload, answer.literals)
    const handler = line && client.getUntaggedHandler(line.command, line.attributes)
    if (line === undefined || handler === undefined) return handleResponse(answer)
    // As in imapflow, a handler that fails does not end the connection.
    await handler(line).catch(() => {})
    return true
  }
}
