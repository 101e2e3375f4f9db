import { expect, it, onTestFinished } from 'vitest'
import { openTestDatabase } from '../../../../testing/openTestDatabase'
import { readRemarks, writeFollowUp, writeSnooze } from './localRemarks'

/** More than one statement can name, and as many as one selection may. */
const messageIds = Array.from({ length: 10_000 }, (_, index) => `${index}@example.com`)

it('[ML-29] keeps and forgets the times of ten thousand mails', async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  const { id } = await database.db
    .insertInto('accounts')
    .values({ address: 'alice@example.com', login_name: 'alice', display_name: 'Alice', created_at: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const last = async () => (await readRemarks(database.db, id, messageIds.slice(-1))).get('9999@example.com')
  await database.transaction(async (trx) => {
    await writeFollowUp(trx, id, messageIds, { followUp: { at: 5 } })
    await writeSnooze(trx, id, messageIds, { until: 7, folder: 'INBOX' })
  })
  expect(await last()).toMatchObject({ follow_up_at: 5, snoozed_until: 7, snoozed_from: 'INBOX' })
  await database.transaction((trx) => writeSnooze(trx, id, messageIds, null))
  expect(await last()).toMatchObject({ follow_up_at: 5, snoozed_until: null })
  await database.transaction((trx) => writeFollowUp(trx, id, messageIds, { followUp: null }))
  expect(await last()).toBeUndefined()
})
