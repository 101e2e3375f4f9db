import { MailroomError } from '@mailroom/core'
import type { Executor } from '../../doors/database/Database'
import { containing } from '../../doors/database/containing'
import { storableText } from '../../doors/database/storableText'
import { spelledLike } from '../../contacts/spelling/spelledLike'
import { hasFactor, secondStepSubject } from '../../session/two-factor/removeSecondStep'
import { type Account, toAccount } from '../Account'
import type { AccountId } from '../AccountId'
import { accountRows } from '../findAccount'

/** Which accounts are asked for. */
export interface AccountsQuery {
  /** Found anywhere in name, address or job number, or the name is spelled so; empty for all. */
  readonly text: string
  readonly offset: number
  readonly limit: number
}

/** A page of accounts, by address. */
export async function pageAccounts(
  db: Executor,
  { text, offset, limit }: AccountsQuery,
): Promise<{ readonly accounts: readonly Account[]; readonly total: number }> {
  const wanted = storableText(text.normalize('NFKC')).trim().toLowerCase()
  const like = containing(wanted)
  const { isSpelled } = spelledLike(wanted)
  const fitting = accountRows(db).$if(wanted !== '', (query) =>
    query.where((either) =>
      either.or([
        like('accounts.display_name'),
        like('accounts.address'),
        either('accounts.job_number', '=', wanted),
        isSpelled('accounts.display_name'),
      ]),
    ),
  )
  const [rows, { count }] = await Promise.all([
    fitting.orderBy('accounts.address').offset(offset).limit(limit).execute(),
    fitting
      .clearSelect()
      .select((query) => query.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  return { accounts: rows.map(toAccount), total: count }
}

/** An account with all that an administrator can see to. */
export interface AccountDetails extends Account {
  readonly aliases: readonly string[]
  readonly mustChangePassword: boolean
  readonly hasSecondStep: boolean
  /** Passkeys, and accounts elsewhere that sign its owner in. */
  readonly keyCount: number
  readonly hasFolderLock: boolean
  /** Too many wrong passwords or codes: nobody gets in before then. ms since 1970. */
  readonly lockedUntil?: number
  /** ms since 1970; absent before the first time. */
  readonly lastSignInAt?: number
  /** Numbers of the rules whose mails they review. */
  readonly reviewRules: readonly number[]
}

/** One account. `notFound` */
export async function readAccount(db: Executor, id: AccountId, now: number): Promise<AccountDetails> {
  const row = await accountRows(db).where('accounts.id', '=', id).executeTakeFirst()
  if (!row) throw new MailroomError('notFound', 'There is no such account.')
  const [aliases, hasSecondStep, keys, identities, folderLock, attempts, signIn, rules] = await Promise.all([
    db.selectFrom('aliases').select('address').where('account_id', '=', id).orderBy('address').execute(),
    hasFactor(db, id),
    db.selectFrom('passkeys').select('id').where('account_id', '=', id).execute(),
    db.selectFrom('identities').select('subject').where('account_id', '=', id).execute(),
    db.selectFrom('locks').select('account_id').where('account_id', '=', id).executeTakeFirst(),
    db
      .selectFrom('login_attempts')
      .select('locked_until')
      .where('subject', 'in', [`account:${id}`, secondStepSubject(id)])
      .where('locked_until', '>', now)
      .execute(),
    db
      .selectFrom('sign_ins')
      .select('at')
      .where('account_id', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
    db.selectFrom('review_rule_reviewers').select('rule_id').where('account_id', '=', id).execute(),
  ])
  const until = attempts.map(({ locked_until }) => locked_until)
  return {
    ...toAccount(row),
    aliases: aliases.map(({ address }) => address),
    mustChangePassword: row.must_change_password === 1,
    hasSecondStep,
    keyCount: keys.length + identities.length,
    hasFolderLock: folderLock !== undefined,
    ...(until.length > 0 && { lockedUntil: Math.max(...until) }),
    ...(signIn && { lastSignInAt: signIn.at }),
    reviewRules: rules.map(({ rule_id }) => rule_id),
  }
}
