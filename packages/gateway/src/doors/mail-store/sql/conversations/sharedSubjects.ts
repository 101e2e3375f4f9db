import { sql } from 'kysely'
import type { AccountId } from '../../../../accounts/AccountId'
import type { Executor } from '../../../database/Database'
import { chunks } from '../change/selectMails'

/** Subjects of one statement. */
const maxSubjects = 500

/**
 * Those of some subjects that more than one of the account's mails has, as `subject_key` keeps them: only such mails can be
 * joined by subject. Two steps in the index tell it, however many mails there are.
 */
export async function sharedSubjects(
  trx: Executor,
  accountId: AccountId,
  subjectKeys: readonly string[],
): Promise<ReadonlySet<string>> {
  const shared = new Set<string>()
  for (const some of chunks([...new Set(subjectKeys)], maxSubjects)) {
    const values = some.map((key) => sql`(cast(${key} as text))`)
    const { rows } = await sql<{ subject: string }>`with subjects (subject) as (values ${sql.join(values)})
      select subject from subjects where exists (
        select 1 from messages where account_id = ${accountId} and subject_key = subjects.subject
        limit 1 offset 1)`.execute(trx)
    for (const { subject } of rows) shared.add(subject)
  }
  return shared
}
