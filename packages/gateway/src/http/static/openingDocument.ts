import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { streamedAnswer } from '../files/streamedAnswer'
import { soon } from '../soon'

/** Where the client looks for the answer. */
const place = '<script type="application/json" id="mailroom-opening">'

/** A mail server that takes longer is asked by the client itself, which has begun by then. */
const patienceMs = 80

/**
 * The client's document with what a mailbox begins with. Its head leaves at once, so that the browser fetches the files it
 * names and clears the page before while the mailbox is asked; the answer follows. It is JSON in which no tag can begin,
 * in a block that no browser runs.
 *
 * @param file the document
 * @param ask  gives the answer as JSON, or undefined
 * @returns    undefined for the document of a host that looks for no answer
 * @source T40, X1
 */
export async function openingDocument(
  file: string,
  ask: () => Promise<string | undefined>,
): Promise<Response | undefined> {
  const document = await readFile(file, 'utf8')
  const end = document.indexOf(place) + place.length
  if (end < place.length) return undefined
  async function* parts() {
    yield Buffer.from(document.slice(0, end))
    // The head has left before anything is looked up.
    await nextTurn()
    const answer = await soon(ask(), patienceMs)
    yield Buffer.from((answer ?? '').replaceAll('<', '\\u003c') + document.slice(end))
  }
  return streamedAnswer(Readable.from(parts(), { objectMode: false }), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', Vary: 'Cookie' },
  })
}
