import type { AnswerOf, BodyOf, Contract } from '@mailroom/api'
import type { ReadApproval } from '../../../approvals/pageApprovals'
import type { Handlers } from '../../Handler'
import type { Services } from '../../Services'
import { toWireTime } from '../../wire/messages'
import { idOf } from '../idOf'
import { withFields } from './withFields'

type Calls = 'adminApprovals' | 'adminAccept' | 'adminRefuse'

const words = {
  address: { field: 'username', wrong: 'adminAddress', taken: 'adminTaken' },
  displayName: { field: 'realname', wrong: 'personName' },
  jobNumber: { field: 'job_number', wrong: 'adminJobNumber', taken: 'adminTaken' },
  departmentId: { field: 'department_id', wrong: 'adminNoDepartment' },
} as const

/** What people ask for and administrators decide. @source SH-05, SE-11, ST-01, ST-18 */
export function approvalHandlers({ approvals, settings }: Services): Pick<Handlers, Calls> {
  const domains = { domains: settings.domains.join(', ') }
  return {
    async adminApprovals({ query: { state, page, page_size } }) {
      const limit = Number(page_size)
      const offset = (Number(page) - 1) * limit
      const found = await approvals.page({ isWaiting: state === 'waiting', offset, limit })
      return { count: found.total, results: found.approvals.map(toWireApproval) }
    },

    async adminAccept({ path, body: { account } }, { session, clientAddress }) {
      const by = { actorId: session.accountId, clientAddress }
      const accept = () => approvals.accept(idOf(path), by, account ? toPutRight(account) : undefined)
      await withFields(words, accept, domains)
      return { msg: 'success' }
    },

    async adminRefuse({ path, body: { reason } }, { session, clientAddress }) {
      await approvals.refuse(idOf(path), reason, { actorId: session.accountId, clientAddress })
      return { msg: 'success' }
    },
  }
}

type WireAccount = NonNullable<BodyOf<Contract['adminAccept']>['account']>

const toPutRight = ({ realname, job_number, department_id }: WireAccount) => ({
  name: realname,
  jobNumber: job_number,
  ...(department_id !== null && { departmentId: department_id }),
})

type WireApproval = AnswerOf<Contract['adminApprovals']>['results'][number]

function toWireApproval({ wanted, ...approval }: ReadApproval): WireApproval {
  const isRegistration = wanted.kind === 'registration'
  return {
    id: approval.id,
    kind: wanted.kind,
    state: approval.state,
    username: approval.address,
    created: toWireTime(approval.createdAt),
    decided: approval.decidedAt === undefined ? null : toWireTime(approval.decidedAt),
    operator: approval.decidedBy,
    answer: approval.answer,
    realname: wanted.name,
    english_name: wanted.kind === 'closing' ? '' : wanted.englishName,
    before:
      wanted.kind === 'name'
        ? { realname: wanted.before.name, english_name: wanted.before.englishName }
        : null,
    job_number: isRegistration ? wanted.jobNumber : '',
    department: approval.department ?? null,
    reason: wanted.kind === 'closing' ? wanted.reason : '',
  }
}
