import type { BodyOf, Contract } from '@mailroom/api'
import { MailroomError, type ReviewRule } from '@mailroom/core'
import type { AccountId } from '../../../accounts/AccountId'
import type { Accounts } from '../../../accounts/Accounts'
import { addRule, readRules, removeRule } from '../../../review/reviewRules'
import { asksNothing, isRulePattern } from '../../../review/ruleForm'
import type { Handlers } from '../../Handler'
import type { Services } from '../../Services'
import { idOf } from '../idOf'

type Calls = 'adminRules' | 'adminAddRule' | 'adminRemoveRule'

/** Which mails wait for a reviewer, for administrators. @source SH-05, RV-04 */
export function ruleHandlers({ accounts, audit, database, now }: Services): Pick<Handlers, Calls> {
  return {
    async adminRules() {
      const rules = await readRules(database)
      const known = new Map<AccountId, string>()
      for (const id of new Set(rules.flatMap(({ reviewers }) => reviewers)))
        known.set(id, (await accounts.find(id))?.address ?? '')
      const results = rules.map(({ id, rule, reviewers }) => ({
        id,
        from: [...rule.from],
        to: [...rule.to],
        words: [...rule.words],
        files: [...rule.files],
        larger_than: rule.largerThanBytes ?? null,
        secrecy: rule.secrecy ?? null,
        reviewers: reviewers.flatMap((reviewer) => known.get(reviewer) || []),
      }))
      return { results }
    },

    async adminAddRule({ body }, { session, clientAddress }) {
      const rule = ruleOf(body)
      const id = await addRule(database, rule, await reviewersOf(accounts, body.reviewers), now())
      const by = { actorId: session.accountId, clientAddress }
      await audit.record({ action: 'review-rule-added', ...by, details: { rule: id } })
      return { msg: 'success' }
    },

    async adminRemoveRule({ path }, { session, clientAddress }) {
      const id = idOf(path)
      if (!(await removeRule(database, id))) throw new MailroomError('notFound', 'There is no such rule.')
      const by = { actorId: session.accountId, clientAddress }
      await audit.record({ action: 'review-rule-removed', ...by, details: { rule: id } })
      return { msg: 'success' }
    },
  }
}

/** @throws MailroomError `invalid` at a list of addresses, or at `from` for a rule that asks for nothing */
function ruleOf(body: BodyOf<Contract['adminAddRule']>): ReviewRule {
  const rule: ReviewRule = {
    from: entriesOf(body.from),
    to: entriesOf(body.to),
    words: entriesOf(body.words),
    files: entriesOf(body.files),
    ...(body.larger_than !== null && { largerThanBytes: body.larger_than }),
    ...(body.secrecy !== null && { secrecy: body.secrecy }),
  }
  for (const field of ['from', 'to'] as const)
    if (!rule[field].every(isRulePattern)) throw refused(field, 'adminRuleAddress')
  if (asksNothing(rule)) throw refused('from', 'adminRuleEmpty')
  return rule
}

const entriesOf = (list: readonly string[]): string[] =>
  list.map((entry) => entry.trim()).filter((entry) => entry !== '')

async function reviewersOf(
  accounts: Pick<Accounts, 'findByLogin'>,
  names: readonly string[],
): Promise<AccountId[]> {
  const found: AccountId[] = []
  for (const name of entriesOf(names)) {
    const account = await accounts.findByLogin(name)
    if (!account) throw refused('reviewers', 'adminNobody')
    found.push(account.id)
  }
  if (found.length === 0) throw refused('reviewers', 'adminReviewer')
  return found
}

const refused = (field: string, sentence: string) =>
  new MailroomError('invalid', 'The rule cannot be this.', { fields: { [field]: [sentence] } })
