import { isHeldBy, type LeavingMail, type ReviewRule } from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import type { Database } from '../doors/database/Database'

/** A rule with those who review what it holds. */
export interface KeptRule {
  readonly id: number
  readonly rule: ReviewRule
  readonly reviewers: readonly AccountId[]
}

/** All rules, the oldest first. */
export async function readRules({ db }: Database): Promise<readonly KeptRule[]> {
  const rules = await db.selectFrom('review_rules').selectAll().orderBy('id').execute()
  if (rules.length === 0) return []
  const seats = await db.selectFrom('review_rule_reviewers').selectAll().orderBy('account_id').execute()
  return rules.map(({ id, rule }) => ({
    id,
    rule: JSON.parse(rule) as ReviewRule,
    reviewers: seats.filter(({ rule_id }) => rule_id === id).map(({ account_id }) => account_id),
  }))
}

/** Keeps a rule. It holds what is handed in from then on. @returns its number */
export function addRule(
  { transaction }: Database,
  rule: ReviewRule,
  reviewers: readonly AccountId[],
  now: number,
): Promise<number> {
  return transaction(async (executor) => {
    const { id } = await executor
      .insertInto('review_rules')
      .values({ rule: JSON.stringify(rule), created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const account_id of new Set(reviewers))
      await executor.insertInto('review_rule_reviewers').values({ rule_id: id, account_id }).execute()
    return id
  })
}

/** Drops a rule. What it holds already goes on waiting. @returns false when there is none */
export async function removeRule({ db }: Database, id: number): Promise<boolean> {
  const rows = await db.deleteFrom('review_rules').where('id', '=', id).returning('id').execute()
  return rows.length > 0
}

/**
 * Who must permit a mail before it leaves; undefined when nobody need. Nobody decides about their own mail, unless nobody else
 * could. A rule whose reviewers are gone holds its mail all the same.
 *
 * @param mail read only when there are rules
 * @source RV-04
 */
export async function findReviewers(
  database: Database,
  accountId: AccountId,
  mail: () => LeavingMail | Promise<LeavingMail>,
): Promise<readonly AccountId[] | undefined> {
  const rules = await readRules(database)
  if (rules.length === 0) return undefined
  const leaving = await mail()
  const holding = rules.filter(({ rule }) => isHeldBy(rule, leaving))
  if (holding.length === 0) return undefined
  const reviewers = [...new Set(holding.flatMap((rule) => rule.reviewers))]
  const others = reviewers.filter((reviewer) => reviewer !== accountId)
  return others.length > 0 ? others : reviewers
}
