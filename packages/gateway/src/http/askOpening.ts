import { contract } from '@mailroom/api'
import { folderAtFirst } from '@mailroom/core'
import { type AnyHandler, answerCall, type CallParts } from './answerCall'
import { requestLocale } from './requestLocale'

/**
 * Asks what a mailbox begins with for whoever asks for a page of the client, through the guards of the call itself.
 *
 * @param handler of the call `opening`
 * @returns       the answer as JSON, or undefined where the call would be refused: the client asks, and is told why
 * @source T40
 */
export const askOpening =
  (parts: CallParts, handler: AnyHandler) =>
  async (request: Request, clientAddress: string): Promise<string | undefined> => {
    const { pathname, search, origin } = new URL(request.url)
    const address = new URL(contract.opening.path, origin)
    const folder = folderAtFirst(pathname, search)
    if (folder !== undefined) address.searchParams.set('folder', folder)
    const asking = {
      request: new Request(address, { headers: request.headers }),
      locale: requestLocale(request.headers),
      clientAddress,
      answerHeaders: new Headers(),
    }
    try {
      const answer = await answerCall(parts, ['opening', contract.opening], handler, asking, {})
      return await answer.text()
    } catch {
      return undefined
    }
  }
