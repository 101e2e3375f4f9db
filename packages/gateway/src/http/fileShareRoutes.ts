import { type ShareFinding, sharePage } from '../online-files/page/sharePage'
import { sharePath } from '../online-files/OnlineSettings'
import type { Range } from './files/byteRange'
import { fileAnswer } from './files/fileAnswer'
import { servedType } from './files/servedType'
import { guardSize } from './guards/guardSize'
import { inTurn } from './guards/inTurn'
import { createRateLimit } from './guards/rateLimit'
import { readText } from './guards/readText'
import { requestLocale } from './requestLocale'
import type { Services } from './Services'
import type { ServiceRoute } from './serviceRoutes'

/** Requests a minute from one address, codes that are tried among them. */
const maxPerMinute = 60

/** A code and its name, and whatever somebody types in its place. */
const maxFormBytes = 1000

/**
 * What shares of files lead to: a page that asks for the code, and the bytes for who knows it. Nobody needs a session.
 * Wrong codes are counted in the database for each share, so that trying them all takes years.
 *
 * @source FC-03, B3
 */
export function fileShareRoutes({ fileShares, settings, now, timeZone }: Services): ServiceRoute[] {
  if (!fileShares) return []
  const rateLimit = createRateLimit(maxPerMinute, now)
  const page = (request: Request, finding: ShareFinding) =>
    sharePage(finding, { locale: requestLocale(request.headers), timeZone })
  const answerTo = async (request: Request, clientAddress: string, answer: () => Promise<Response>) => {
    if (!settings.allowFiles) return page(request, 'unknown')
    const given = await inTurn(rateLimit, clientAddress, answer)
    return given === 'busy' ? page(request, 'busy') : given
  }
  return [
    {
      name: 'sharePage',
      path: sharePath,
      summary: 'The page of a file that somebody shares; it asks for the code. It needs no session.',
      contentType: 'text/html',
      answer: (request, clientAddress, { token = '' }) =>
        answerTo(request, clientAddress, async () =>
          page(request, (await fileShares.find(token)) ?? 'unknown'),
        ),
      post: {
        summary: 'The bytes of the file, for the right code.',
        contentType: 'application/octet-stream',
        fields: { code: /^[A-Za-z0-9 ]{1,20}$/ },
        answer: (request, clientAddress, { token = '' }) =>
          answerTo(request, clientAddress, async () => {
            guardSize(request, maxFormBytes)
            const code = new URLSearchParams(await readText(request, maxFormBytes)).get('code') ?? ''
            const share = await fileShares.open(token, code)
            if (typeof share === 'string') return page(request, share)
            const content = {
              sizeBytes: share.sizeBytes,
              open: (range?: Range) => fileShares.read(share, range),
            }
            const face = { ...servedType(share.contentType, true), name: share.name }
            return fileAnswer(request, content, face, () => undefined)
          }),
      },
    },
  ]
}
