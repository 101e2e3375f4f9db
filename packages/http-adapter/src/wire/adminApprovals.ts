import type { AnswerOf, Contract } from '@mailroom/api'
import type { Approval, ApprovalPage } from '@mailroom/core'
import { fromWireTime } from './times'

type Answer = AnswerOf<Contract['adminApprovals']>

/** A page of what people ask for. */
export const fromWireApprovals = ({ count, results }: Answer): ApprovalPage => ({
  approvals: results.map(fromWireApproval),
  total: count,
})

function fromWireApproval(item: Answer['results'][number]): Approval {
  const { id, state, username: address, decided, operator, answer } = item
  const any = {
    id,
    state,
    address,
    requestedAt: fromWireTime(item.created),
    ...(decided !== null && { decidedAt: fromWireTime(decided) }),
    ...(operator !== '' && { decidedBy: operator }),
    answer,
  }
  const person = { name: item.realname, englishName: item.english_name }
  switch (item.kind) {
    case 'registration':
      return {
        ...any,
        ...person,
        kind: 'registration',
        jobNumber: item.job_number,
        ...(item.department && { department: item.department }),
      }
    case 'name':
      return {
        ...any,
        ...person,
        kind: 'name',
        now: { name: item.before?.realname ?? '', englishName: item.before?.english_name ?? '' },
      }
    case 'closing':
      return { ...any, kind: 'closing', name: item.realname, reason: item.reason }
  }
}
