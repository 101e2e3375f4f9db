import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  type MailServerGateway,
  mailPasswords,
  mailPeople,
  openMailServerGateway,
} from '../../accounts/credentials/test/openMailServerGateway'
import { type Dovecot, startDovecot } from '../../testing/imap/startDovecot'
import type { TestBrowser } from '../../testing/TestBrowser'

let dovecot: Dovecot
let gateway: MailServerGateway
let ann: TestBrowser
let bob: TestBrowser
beforeAll(async () => {
  dovecot = await startDovecot({ accounts: mailPeople })
})
afterAll(() => dovecot.stop())
beforeEach(async () => {
  gateway = await openMailServerGateway(dovecot)
  ann = await gateway.signedIn('ann', mailPasswords.ann)
  bob = await gateway.signedIn('bob', mailPasswords.bob)
  await ann.ask('setDelegate', { body: { username: 'bob@corp.example', level: 'readWrite' } })
})
afterEach(() => gateway.close())

async function enter(): Promise<number> {
  const { results } = await bob.ask('shareUsers')
  const answer = await bob.call('shareLogin', { body: { share_id: results[0]!.id } })
  if (answer.ok) bob.csrfToken = ((await answer.json()) as { csrf_token: string }).csrf_token
  return answer.status
}

it('[SH-04, GW-03] the owner signs out: who is in their mailbox is told of the share, and goes back', async () => {
  expect(await enter()).toBe(200)
  expect((await bob.call('folders')).status).toBe(200)
  // A password that has just come is kept for a moment.
  gateway.advance(2_000)
  await ann.ask('logout')
  expect(await gateway.kept()).toEqual(['bob'])
  const answer = await bob.call('createFolder', {
    ...{ body: { name: 'Plans' }, headers: { 'x-mailroom-lang': 'en' } },
  })
  expect([answer.status, await answer.json()]).toEqual([
    403,
    { detail: 'The mailbox cannot be opened: its owner has to sign in first', share: 'ended' },
  ])
  bob.csrfToken = (await bob.ask('backLogin')).csrf_token
  expect((await bob.call('folders')).status).toBe(200)
})

it('[SE-16] who is in the mailbox of somebody else and whose own session ends has to sign in again', async () => {
  await enter()
  await gateway.services.sessions.endAll((await gateway.store.accounts.findByAddress('bob@corp.example'))!)
  expect((await bob.call('folders')).status).toBe(401)
})
