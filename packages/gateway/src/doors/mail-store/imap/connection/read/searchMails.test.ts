import { expect, it, onTestFinished } from 'vitest'
import { createImapServer } from '../../../../../testing/imap/createImapServer'
import type { SearchCriterion } from '../ImapAccount'
import { openTestAccount, simpleMail } from '../testing/openTestAccount'

async function openFolder() {
  const server = await createImapServer()
  onTestFinished(() => server.close())
  const { account } = openTestAccount(server)
  for (const mail of [simpleMail('Budget', 'Zebra'), simpleMail('Lunch', '斑马'), simpleMail('Plan', 'x')])
    await account.append('INBOX', Buffer.from(mail), { flags: [], internalDate: Date.UTC(2026, 10, 20) })
  server.forget()
  const search = (...criteria: SearchCriterion[]) =>
    account.withFolder('INBOX', (open) => open.search(criteria))
  return { server, search }
}

it('[SH-08] finds words where they are looked for, in Chinese too', async () => {
  const { search } = await openFolder()
  expect(await search({ keys: ['SUBJECT'], words: 'budget' })).toEqual([1])
  expect(await search({ keys: ['BODY'], words: 'zebra' })).toEqual([1])
  expect(await search({ keys: ['BODY'], words: '斑马' })).toEqual([2])
  expect(await search({ keys: ['FROM', 'TO', 'CC', 'BCC'], words: 'bob' })).toEqual([1, 2, 3])
  expect(await search({ keys: ['FROM'], words: 'bob' }, { keys: ['SUBJECT'], words: 'plan' })).toEqual([3])
  expect(await search({ keys: ['TEXT'], words: 'zebra', isExcluded: true })).toEqual([2, 3])
})

it('[SH-07] finds by day', async () => {
  const { search } = await openFolder()
  expect(await search({ since: Date.UTC(2026, 10, 20) }, { before: Date.UTC(2026, 10, 21) })).toEqual([
    1, 2, 3,
  ])
  expect(await search({ since: Date.UTC(2026, 10, 21) })).toEqual([])
})

it.each([
  '"',
  '\\',
  'x" OR ALL',
  'x\r\nA1 LOGOUT',
  'x\0y',
  '{3}',
  '{3}\r\nabc',
  '*',
  '%',
  ') NOT (',
  '斑马\r\nA1 LOGOUT',
  'é'.repeat(500),
])('[T15] takes %j as words and never as a command', async (words) => {
  const { server, search } = await openFolder()
  expect(await search({ keys: ['TEXT'], words })).toEqual([])
  expect(server.commands.map(({ name }) => name)).not.toContain('LOGOUT')
  expect(server.said('UID SEARCH')).toHaveLength(1)
})
