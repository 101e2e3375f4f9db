import { linkPaths } from '../online-files/OnlineSettings'
import { type LinkFinding, linkPage } from '../online-files/page/linkPage'
import type { Range } from './files/byteRange'
import { fileAnswer } from './files/fileAnswer'
import { servedType } from './files/servedType'
import { inTurn } from './guards/inTurn'
import { createRateLimit } from './guards/rateLimit'
import { requestLocale } from './requestLocale'
import type { Services } from './Services'
import type { ServiceRoute } from './serviceRoutes'

/** Requests a minute from one address: an office behind one may open a link together. */
const maxPerMinute = 300

/**
 * What the links of mails lead to: a page, and behind it the bytes. Whoever has the address has the file, without a
 * session; nobody finds an address by trying, because it has 256 bits.
 *
 * @source AT-03
 */
export function linkRoutes({ online, now, timeZone }: Services): ServiceRoute[] {
  if (!online) return []
  const rateLimit = createRateLimit(maxPerMinute, now)
  const page = (request: Request, finding: LinkFinding, token: string) => {
    const filePath = linkPaths.file.replace('{token}', token)
    return linkPage(finding, { locale: requestLocale(request.headers), timeZone, filePath })
  }
  const find = (token: string, clientAddress: string): Promise<LinkFinding> =>
    inTurn(rateLimit, clientAddress, async () => (await online.findLink(token)) ?? 'unknown')
  return [
    {
      name: 'linkPage',
      path: linkPaths.page,
      summary: 'The page of a file that a mail links to. It needs no session.',
      contentType: 'text/html',
      answer: async (request, clientAddress, { token = '' }) =>
        page(request, await find(token, clientAddress), token),
    },
    {
      name: 'linkFile',
      path: linkPaths.file,
      summary: 'The bytes of a file that a mail links to, whole or a range of them.',
      contentType: 'application/octet-stream',
      async answer(request, clientAddress, { token = '' }) {
        const finding = await find(token, clientAddress)
        if (typeof finding === 'string' || finding.blobKey === undefined) return page(request, finding, token)
        const { blobKey, name, sizeBytes, contentType } = finding
        const content = {
          sizeBytes,
          open: (range?: Range) => online.openLink({ ...finding, blobKey }, range),
        }
        const face = { ...servedType(contentType, true), name }
        return fileAnswer(request, content, face, () => undefined)
      },
    },
  ]
}
