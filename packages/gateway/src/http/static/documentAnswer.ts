import { readFile } from 'node:fs/promises'

/** Where the client looks for the answer. */
const empty = '<meta name="mailroom-sign-in" content=""'

/**
 * The client's document with the answer to the call that its sign-in page makes first: whoever is not signed in waits for
 * one question less. As base64, none of which means anything in HTML.
 *
 * @param file   the document
 * @param answer as the call gives it
 * @source SE-19, T40
 */
export async function documentAnswer(file: string, answer: unknown): Promise<Response> {
  const document = await readFile(file, 'utf8')
  const written = Buffer.from(JSON.stringify(answer)).toString('base64')
  return new Response(document.replace(empty, empty.replace('""', `"${written}"`)), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', Vary: 'Cookie' },
  })
}
