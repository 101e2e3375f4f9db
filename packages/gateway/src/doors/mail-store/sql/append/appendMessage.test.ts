import { buffer } from 'node:stream/consumers'
import { MailroomError } from '@mailroom/core'
import { expect, it, onTestFinished, vi } from 'vitest'
import { testMail } from '../../testMails'
import { openSqlStore } from '../testing/openSqlStore'

it('[R1, GW-03] a mail that is in stays whole when the database goes away before pages are told of it', async () => {
  const { store, alice, database, errors, close } = await openSqlStore()
  onTestFinished(close)
  const box = store.mailbox(alice)
  const { transaction } = database
  vi.spyOn(database, 'transaction').mockImplementation(async (work, turns, isCache) => {
    const result = await transaction(work, turns, isCache)
    vi.spyOn(database.db, 'selectFrom').mockImplementation(() => {
      throw new MailroomError('offline', 'The database cannot be reached.')
    })
    return result
  })
  const content = testMail({ subject: 'Arrived' })
  const ref = await box.append('INBOX', content, { isArrival: true })
  vi.restoreAllMocks()
  expect(errors).toMatchObject([{ kind: 'offline' }])
  expect(await buffer(await (await box.raw(ref)).open())).toEqual(Buffer.from(content))
})
