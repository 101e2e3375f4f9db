import { firstCalls } from '@mailroom/api'
import { expect, it, vi } from 'vitest'
import { SessionToken } from './SessionToken'

const told = { csrf_token: 'token-1', email: 'zhang.wei@example.com' }
const renewed = { ...told, csrf_token: 'token-2' }

/** What a mail system does that knows one token. */
const answering = (token: SessionToken, right: string) => async () =>
  new Response('', { status: token.value === right ? 200 : 403 })

it('[C3] calls that are refused together ask together for the new token', async () => {
  const ask = vi.fn(async () => renewed)
  const token = new SessionToken(ask)
  token.remember(told)
  const send = answering(token, 'token-2')
  const answers = await Promise.all([1, 2, 3].map(() => token.use(firstCalls.wss, send)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(ask).toHaveBeenCalledTimes(1)
})

it('[C3] what another call has learned meanwhile is not asked for again', async () => {
  const ask = vi.fn(async () => renewed)
  const token = new SessionToken(ask)
  token.remember(told)
  const answer = await token.use(firstCalls.wss, async () => {
    const status = token.value === 'token-2' ? 200 : 403
    token.remember(renewed)
    return new Response('', { status })
  })
  expect([answer.status, ask.mock.calls.length]).toEqual([200, 0])
})

it('[SH-04] what is learned of a session that the page has left meanwhile is forgotten', async () => {
  let tell!: (answer: typeof told) => void
  const answer = new Promise<typeof told>((resolve) => (tell = resolve))
  let token!: SessionToken
  const asked = new Promise<void>((heard) => {
    token = new SessionToken(() => {
      heard()
      return answer
    })
  })
  token.remember(told)
  const call = token.use(firstCalls.wss, async () => new Response('', { status: 403 }))
  const failure = call.catch((error: unknown) => error)
  await asked
  token.forget()
  tell(told)
  expect(await failure).toMatchObject({ kind: 'cancelled' })
  expect(token.value).toBeUndefined()
})
