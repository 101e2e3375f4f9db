import { sql } from 'kysely'
import type { AccountId } from '../../../../accounts/AccountId'
import { compileOnce } from '../../../database/compileOnce'
import type { Executor } from '../../../database/Database'
import { listed, type Listed, valuesOf } from '../../../database/listed'

/**
 * Those of some subjects that more than one of the account's mails has, as `subject_key` keeps them: only such mails can be
 * joined by subject. Two steps in the index tell it, however many mails there are.
 */
export async function sharedSubjects(
  trx: Executor,
  accountId: AccountId,
  subjectKeys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await sharedAmong(trx, { accountId, subjects: listed(trx, [...new Set(subjectKeys)]) })
  return new Set(rows.map(({ subject }) => subject))
}

const sharedAmong = compileOnce(
  (trx, { accountId, subjects }: { readonly accountId: AccountId; readonly subjects: Listed }) =>
    sql<{ subject: string }>`with subjects (subject) as ${valuesOf<string>(trx, subjects, 'text')}
        select subject from subjects where exists (
          select 1 from messages where account_id = ${accountId} and subject_key = subjects.subject
          limit 1 offset 1)`,
)
