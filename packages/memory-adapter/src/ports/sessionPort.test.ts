import { expect, it } from 'vitest'
import { createMemoryAdapter } from '../createMemoryAdapter'

const signIn = (username: string, password = 'Mailroom-2026') => ({ username, password })

it.each(['chen.yu', 'chen.yu@example.com', 'Chen.Yu@Example.com', '1001'])(
  '[SE-01] signs in by %s',
  async (username) => {
    const adapter = createMemoryAdapter({ signedInAs: null })
    const session = await adapter.session.signIn(signIn(username))
    expect(session.user).toMatchObject({
      address: { address: 'chen.yu@example.com', name: '陈宇' },
      department: '产品部',
    })
  },
)

it('[SE-26] locks an account after five wrong passwords, longer each time, and opens it again', async () => {
  let now = 0
  const adapter = createMemoryAdapter({ signedInAs: null, now: () => now })
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await expect(adapter.session.signIn(signIn('chen.yu', 'wrong'))).rejects.toMatchObject({
      kind: 'invalid',
    })
  }
  const locked = (retryAfterSeconds: number) => ({ kind: 'locked', details: { retryAfterSeconds } })
  await expect(adapter.session.signIn(signIn('chen.yu'))).rejects.toMatchObject(locked(30))
  await expect(adapter.session.signIn(signIn('wang.lei'))).resolves.toHaveProperty('user')
  now += 30_000
  await expect(adapter.session.signIn(signIn('chen.yu', 'wrong'))).rejects.toMatchObject({ kind: 'invalid' })
  await expect(adapter.session.signIn(signIn('chen.yu'))).rejects.toMatchObject(locked(60))
  now += 60_000
  await expect(adapter.session.signIn(signIn('chen.yu'))).resolves.toHaveProperty('user')
})

it('[SE-01] names who cannot be signed in at first', async () => {
  const adapter = createMemoryAdapter({ signedInAs: 'nobody' })
  await expect(adapter.folders.list()).rejects.toThrow('Nobody in the company is called "nobody"')
})
