import type { AnswerOf, Contract } from '@mailroom/api'
import type { AdminAccount, AdminAccountPage, AdminAccountSummary } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { fromWireTime } from './times'

type Answer = AnswerOf<Contract['adminAccounts']>

/** A page of accounts. */
export const fromWireAccounts = ({ count, results }: Answer): AdminAccountPage => ({
  accounts: results.map(summaryOf),
  total: count,
})

/** An account with all that can be seen to. */
export const fromWireAccount = (
  answer: AnswerOf<Contract['adminAccount']>,
  client: Pick<HttpClient, 'at'>,
): AdminAccount => ({
  ...summaryOf(answer),
  isClosed: answer.is_closed,
  aliases: answer.aliases,
  ...(answer.password_server !== '' && { passwordServer: answer.password_server }),
  mustChangePassword: answer.change_password,
  hasSecondStep: answer.is_twofactor,
  keyCount: answer.key_count,
  hasFolderLock: answer.is_lockmailbox,
  ...(answer.imgurl && { pictureUrl: client.at(answer.imgurl) }),
  ...(answer.locked_until !== null && { lockedUntil: fromWireTime(answer.locked_until) }),
  ...(answer.last_login !== null && { lastSignInAt: fromWireTime(answer.last_login) }),
  createdAt: fromWireTime(answer.created),
  reviewRules: answer.review_rules,
})

const summaryOf = (item: Answer['results'][number]): AdminAccountSummary => ({
  id: item.id,
  address: item.username,
  name: item.realname,
  ...(item.job_number !== '' && { jobNumber: item.job_number }),
  ...(item.department && { department: item.department }),
  isBlocked: !item.is_active,
  isAdmin: item.is_admin,
})
