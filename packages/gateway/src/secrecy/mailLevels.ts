import { type InternetMessageId, type SecrecyLevel, secrecyRank } from '@mailroom/core'
import type { Executor } from '../doors/database/Database'
import { storableText } from '../doors/database/storableText'
import { maxMessageIdCharacters } from '../doors/mail-store/sql/append/headerColumns'

/** A file of a mail that was sent, and its level. */
export type LeveledFile = readonly [name: string, rank: number]

/** What a mail was sent as. */
export interface KeptLevel {
  /** Of the mail, 1 to 5. */
  readonly rank: number
  readonly files: readonly LeveledFile[]
}

/**
 * Writes down what a mail was sent as, for all its copies. Only what the organisation's own people send gets here: a header that
 * comes from elsewhere makes no mail secret. Whoever uses a Message-ID again changes nothing.
 *
 * @source CO-12
 */
export async function keepLevel(
  transaction: Executor,
  messageId: InternetMessageId,
  level: SecrecyLevel,
  files: readonly LeveledFile[],
): Promise<void> {
  await transaction
    .insertInto('mail_levels')
    .values({
      message_id: keyOf(messageId),
      level: secrecyRank(level),
      files: storableText(JSON.stringify(files)),
    })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .execute()
}

/** What mails were sent as, by Message-ID; those without a level are left out. */
export async function readLevels(
  db: Executor,
  messageIds: readonly InternetMessageId[],
): Promise<ReadonlyMap<InternetMessageId, KeptLevel>> {
  const wanted = [...new Set(messageIds.map(keyOf))].filter((id) => id !== '')
  if (wanted.length === 0) return new Map()
  const rows = await db.selectFrom('mail_levels').selectAll().where('message_id', 'in', wanted).execute()
  return new Map(
    rows.map(({ message_id, level, files }) => [
      message_id,
      { rank: level, files: JSON.parse(files) as readonly LeveledFile[] },
    ]),
  )
}

/** As the rows of mails keep it, so that both find each other. */
const keyOf = (messageId: InternetMessageId) => storableText(messageId.slice(0, maxMessageIdCharacters))
