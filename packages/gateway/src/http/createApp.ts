import { contract, type Call, type CallName } from '@mailroom/api'
import { MailroomError } from '@mailroom/core'
import { type Context, Hono } from 'hono'
import { type AnyHandler, answerCall, type CallParts } from './answerCall'
import { askOpening } from './askOpening'
import { allowPortal } from './allowPortal'
import { errorAnswer } from './errorAnswer'
import { guardHost } from './guards/guardOrigin'
import { createRateLimit } from './guards/rateLimit'
import { pictureOrigins } from '../home/pictureOrigins'
import type { Handlers } from './Handler'
import { accountHandlers } from './handlers/admin/accountHandlers'
import { auditHandlers } from './handlers/admin/auditHandlers'
import { approvalHandlers } from './handlers/admin/approvalHandlers'
import { backOfficeHandlers } from './handlers/admin/backOfficeHandlers'
import { departmentHandlers } from './handlers/admin/departmentHandlers'
import { organisationHandlers } from './handlers/admin/organisationHandlers'
import { ruleHandlers } from './handlers/admin/ruleHandlers'
import { captchaHandlers } from './handlers/captchaHandlers'
import { calendarHandlers } from './handlers/calendarHandlers'
import { certificateHandlers } from './handlers/certificateHandlers'
import { folderHandlers } from './handlers/folderHandlers'
import { diskHandlers } from './handlers/diskHandlers'
import { fileShareHandlers } from './handlers/fileShareHandlers'
import { addressBookHandlers } from './handlers/addressBookHandlers'
import { contactHandlers } from './handlers/contactHandlers'
import { lockHandlers } from './handlers/lockHandlers'
import { homeHandlers } from './handlers/homeHandlers'
import { importHandlers } from './handlers/importHandlers'
import { incomingHandlers } from './handlers/incomingHandlers'
import { invitationHandlers } from './handlers/invitationHandlers'
import { messageHandlers } from './handlers/messageHandlers'
import { readingHandlers } from './handlers/readingHandlers'
import { tagHandlers } from './handlers/tagHandlers'
import { packageHandlers } from './handlers/packageHandlers'
import { openingHandlers } from './handlers/openingHandlers'
import { openSessionHandlers } from './handlers/openSessionHandlers'
import { passkeyHandlers } from './handlers/passkeyHandlers'
import { passwordHandlers } from './handlers/passwordHandlers'
import { personalHandlers } from './handlers/personalHandlers'
import { pictureHandlers } from './handlers/pictureHandlers'
import { receiptHandlers } from './handlers/receiptHandlers'
import { recallHandlers } from './handlers/recallHandlers'
import { reviewHandlers } from './handlers/reviewHandlers'
import { screenLockHandlers } from './handlers/screenLockHandlers'
import { sealedHandlers } from './handlers/sealedHandlers'
import { searchHandlers } from './handlers/searchHandlers'
import { previewHandlers } from './handlers/previewHandlers'
import { senderListHandlers } from './handlers/senderListHandlers'
import { sendingHandlers } from './handlers/sendingHandlers'
import { smsHandlers } from './handlers/smsHandlers'
import { sessionHandlers } from './handlers/sessionHandlers'
import { signOnHandlers } from './handlers/signOnHandlers'
import { delegateHandlers } from './handlers/delegateHandlers'
import { profileHandlers } from './handlers/profileHandlers'
import { recordHandlers } from './handlers/recordHandlers'
import { registrationHandlers } from './handlers/registrationHandlers'
import { shareHandlers } from './handlers/shareHandlers'
import { signatureHandlers } from './handlers/signatureHandlers'
import { templateHandlers } from './handlers/templateHandlers'
import { trustHandlers } from './handlers/trustHandlers'
import { twoFactorHandlers } from './handlers/twoFactorHandlers'
import { noteRequest } from './noteRequest'
import { clientAddress, type RequestInfo } from './RequestInfo'
import { requestLocale } from './requestLocale'
import { type AnswerKind, securityHeaders } from './securityHeaders'
import type { Services } from './Services'
import { serviceRoutes } from './serviceRoutes'
import { sessionCookie } from './sessionCookie'
import { signInAnswer } from './signInAnswer'
import { openHostFolder } from './static/openHostFolder'

/** The gateway as a function from request to answer; it can sit behind any server. */
export interface App {
  fetch(request: Request, info: RequestInfo): Promise<Response>
  /** The answer to what is no request: a broken host or path. */
  unreadable(): Response
}

/** What is learnt of a request while it is answered. */
interface Seen extends RequestInfo {
  /** Name of the route: of a call, never a path with ids in it. */
  route: string
  failure?: unknown
  /** What the head of the answer says, also of one that fails. */
  answerHeaders?: Headers
}

type Env = { Bindings: Seen }

/**
 * Makes the app. Its routes are the contract's table, a few of its own that the OpenAPI document names too, and the
 * files of the web client; there are no others.
 *
 * @source GW-04, C2
 */
export async function createApp(services: Services): Promise<App> {
  const { settings, address } = services
  const secure = securityHeaders(address, settings.portalOrigins, () => pictureOrigins(settings))
  const routes = new Hono<Env>()
  const handlers = allHandlers(services)
  const parts: CallParts = {
    services,
    cookie: sessionCookie(services.address.isSecure),
    rateLimit: createRateLimit(services.settings.maxRequestsPerMinute, services.now),
  }
  addCalls(routes, parts, handlers)
  addServiceRoutes(routes, services)
  await addHost(routes, parts, handlers)
  routes.onError((error, c) => {
    c.env.failure = error
    const answer = errorAnswer(error, requestLocale(c.req.raw.headers))
    addHeaders(answer, c.env.answerHeaders)
    return answer
  })

  return {
    async fetch(request, info) {
      const began = performance.now()
      const seen: Seen = { ...info, route: 'none' }
      const answer = allowPortal(request, settings.portalOrigins) ?? (await routes.fetch(request, seen))
      secure(answer.headers, kindOf(seen.route, answer))
      allowPortal(request, settings.portalOrigins, answer)
      noteRequest(services, request, { ...seen, status: answer.status, ms: performance.now() - began })
      return answer
    },
    unreadable() {
      const answer = errorAnswer(new MailroomError('invalid', 'The request cannot be read.'), 'en')
      secure(answer.headers, 'api')
      return answer
    },
  }
}

/** What answers each call of the contract. */
const allHandlers = (services: Services): Handlers => ({
  ...sessionHandlers(services),
  ...openingHandlers(services),
  ...captchaHandlers(services),
  ...screenLockHandlers(services),
  ...folderHandlers(services),
  ...lockHandlers(services),
  ...readingHandlers(services),
  ...messageHandlers(services),
  ...tagHandlers(services),
  ...importHandlers(services),
  ...incomingHandlers(services),
  ...pictureHandlers(services),
  ...searchHandlers(services),
  ...sealedHandlers(services),
  ...trustHandlers(services),
  ...certificateHandlers(services),
  ...invitationHandlers(services),
  ...packageHandlers(services),
  ...previewHandlers(services),
  ...sendingHandlers(services),
  ...smsHandlers(services),
  ...diskHandlers(services),
  ...fileShareHandlers(services),
  ...receiptHandlers(services),
  ...recallHandlers(services),
  ...reviewHandlers(services),
  ...personalHandlers(services),
  ...passwordHandlers(services),
  ...openSessionHandlers(services),
  ...contactHandlers(services),
  ...addressBookHandlers(services),
  ...calendarHandlers(services),
  ...senderListHandlers(services),
  ...signatureHandlers(services),
  ...templateHandlers(services),
  ...twoFactorHandlers(services),
  ...signOnHandlers(services),
  ...passkeyHandlers(services),
  ...homeHandlers(services),
  ...recordHandlers(services),
  ...shareHandlers(services),
  ...delegateHandlers(services),
  ...profileHandlers(services),
  ...registrationHandlers(services),
  ...approvalHandlers(services),
  ...backOfficeHandlers(services),
  ...auditHandlers(services),
  ...accountHandlers(services),
  ...departmentHandlers(services),
  ...organisationHandlers(services),
  ...ruleHandlers(services),
})

/** The calls of the contract, paths without places before those with: `/eml/` is no uid. */
function addCalls(routes: Hono<Env>, parts: CallParts, handlers: Handlers): void {
  const { services } = parts
  const table = Object.entries(contract) as unknown as readonly (readonly [CallName, Call])[]
  const fixedFirst = table.toSorted(
    ([, a], [, b]) => Number(a.path.includes('{')) - Number(b.path.includes('{')),
  )
  for (const [name, call] of fixedFirst) {
    routes.on(call.method, honoPath(call.path), async (c) => {
      c.env.route = name
      const asking = {
        request: c.req.raw,
        locale: requestLocale(c.req.raw.headers),
        clientAddress: addressOf(c, services),
        answerHeaders: new Headers(),
      }
      c.env.answerHeaders = asking.answerHeaders
      const answer = await answerCall(parts, [name, call], handlers[name] as AnyHandler, asking, pathOf(c))
      addHeaders(answer, asking.answerHeaders)
      return answer
    })
  }
}

/** Health, metrics, the document, the frame for mail texts and the links of mails. */
function addServiceRoutes(routes: Hono<Env>, services: Services): void {
  for (const route of serviceRoutes(services)) {
    routes.on(route.post ? ['GET', 'POST'] : ['GET'], honoPath(route.path), async (c) => {
      c.env.route = route.name
      // Probes and scrapers come by whatever address they find us at, and get nothing of anybody's.
      if (!route.isForMachines) guardHost(c.req.raw, services.address)
      const answer = (c.req.method === 'POST' && route.post?.answer) || route.answer
      return answer(c.req.raw, addressOf(c, services), pathOf(c))
    })
  }
}

/** Everything else is a file of the web client, or nothing. */
async function addHost(routes: Hono<Env>, parts: CallParts, handlers: Handlers): Promise<void> {
  const { services, cookie } = parts
  const { hostFolder } = services.settings
  const opening = askOpening(parts, handlers.opening as AnyHandler)
  const host =
    hostFolder === ''
      ? undefined
      : await openHostFolder(hostFolder, {
          signIn: ({ headers }) => (cookie.read(headers) === undefined ? signInAnswer(services) : undefined),
          opening,
        })
  routes.all('*', async (c) => {
    guardHost(c.req.raw, services.address)
    const file = await host?.(c.req.raw, addressOf(c, services))
    if (!file) throw new MailroomError('notFound', 'There is no such route.')
    c.env.route = 'host'
    return file
  })
}

function addHeaders(answer: Response, headers: Headers = new Headers()): void {
  for (const [header, value] of headers) answer.headers.append(header, value)
}

const honoPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

const addressOf = (c: Context<Env>, { settings }: Services) =>
  clientAddress(c.req.raw.headers, c.env, settings.trustedProxies)

/** A place whose value cannot be decoded is left as it came; its check refuses it. */
const pathOf = (c: Context<Env>) => c.req.param() as Record<string, string>

function kindOf(route: string, answer: Response): AnswerKind {
  if (route === 'frame') return 'frame'
  if (answer.headers.has('content-disposition')) return 'download'
  if (route === 'sharePage') return 'share'
  if (route === 'linkPage' || route === 'linkFile') return 'link'
  return route === 'host' ? 'page' : 'api'
}
