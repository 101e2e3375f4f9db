import type { AnswerOf, Contract } from '@mailroom/api'
import { MailroomError } from '@mailroom/core'
import type { Account } from '../../../accounts/Account'
import type { AccountDetails } from '../../../accounts/admin/readAccounts'
import { temporaryPassword } from '../../../accounts/temporaryPassword'
import type { Handlers } from '../../Handler'
import type { Services } from '../../Services'
import { toWireLook } from '../../wire/look'
import { toWireTime } from '../../wire/messages'
import { idOf } from '../idOf'
import { withFields } from './withFields'

type Calls =
  | 'adminAccounts'
  | 'adminAccount'
  | 'adminAddAccount'
  | 'adminChangeAccount'
  | 'adminAct'
  | 'adminResetPassword'

const words = {
  address: { field: 'username', wrong: 'adminAddress', taken: 'adminTaken' },
  displayName: { field: 'realname', wrong: 'adminName' },
  jobNumber: { field: 'job_number', wrong: 'adminJobNumber', taken: 'adminTaken' },
  departmentId: { field: 'department_id', wrong: 'adminNoDepartment' },
  aliases: { field: 'aliases', wrong: 'adminAlias', taken: 'adminTaken' },
} as const

/** The accounts of the organisation, for administrators. @source SH-05, GW-05 */
export function accountHandlers(services: Services): Pick<Handlers, Calls> {
  const { accounts, audit, performAct, passwordServer, sessions, sessionWatch, settings } = services
  const domains = { domains: settings.domains.join(', ') }
  /** A password for once; none where another mail server keeps it. */
  const givePassword = async (id: number): Promise<string> => {
    const password = temporaryPassword()
    await accounts.setPassword(id, password)
    await accounts.demandPassword(id)
    return password
  }

  return {
    async adminAccounts({ query: { page, page_size, text = '' } }) {
      const limit = Number(page_size)
      const found = await accounts.page({ text, offset: (Number(page) - 1) * limit, limit })
      return { count: found.total, results: found.accounts.map(toWireItem) }
    },

    async adminAccount({ path }) {
      const account = await accounts.details(idOf(path))
      return toWireAccount(account, passwordServer(account.address) ?? '')
    },

    async adminAddAccount({ body }, { session, clientAddress }) {
      const wanted = {
        address: body.username.trim().toLowerCase(),
        displayName: body.realname,
        ...(body.job_number.trim() !== '' && { jobNumber: body.job_number }),
        ...(body.department_id !== null && { departmentId: body.department_id }),
      }
      const { id, address } = await withFields(words, () => accounts.create(wanted), domains)
      const password = passwordServer(address) === undefined ? await givePassword(id) : ''
      await audit.record({
        action: 'account-created',
        accountId: id,
        actorId: session.accountId,
        clientAddress,
      })
      return { id, password }
    },

    async adminChangeAccount({ path, body }, { session, clientAddress }) {
      const id = idOf(path)
      const number = body.job_number.trim()
      const change = {
        displayName: body.realname,
        jobNumber: number === '' ? null : number,
        departmentId: body.department_id,
        aliases: body.aliases,
      }
      await withFields(words, () => accounts.change(id, change), domains)
      await audit.record({
        action: 'account-changed',
        accountId: id,
        actorId: session.accountId,
        clientAddress,
      })
      return { msg: 'success' }
    },

    async adminAct({ path, body: { act } }, { session, clientAddress }) {
      const isDone = await performAct(act, idOf(path), { actorId: session.accountId, clientAddress })
      if (!isDone) throw new MailroomError('conflict', 'It is so already.', { detail: 'adminNothing' })
      return { msg: 'success' }
    },

    async adminResetPassword({ path }, { session, clientAddress }) {
      const id = idOf(path)
      const account = await accounts.find(id)
      if (!account) throw new MailroomError('notFound', 'There is no such account.')
      const server = passwordServer(account.address)
      if (server !== undefined)
        throw new MailroomError('conflict', 'Another mail server keeps the password.', {
          detail: 'adminPasswordElsewhere',
          values: { server },
        })
      const password = await givePassword(id)
      await sessions.endAll(id)
      await sessionWatch.check()
      await audit.record({
        action: 'password-changed',
        accountId: id,
        actorId: session.accountId,
        clientAddress,
      })
      return { id, password }
    },
  }
}

const toWireItem = (account: Account): AnswerOf<Contract['adminAccounts']>['results'][number] => ({
  id: account.id,
  username: account.address,
  realname: account.displayName,
  job_number: account.jobNumber ?? '',
  department: account.department ?? null,
  is_active: account.isActive && !account.isBlocked,
  is_admin: account.isAdmin,
})

const toWireAccount = (
  account: AccountDetails,
  passwordServer: string,
): AnswerOf<Contract['adminAccount']> => ({
  ...toWireItem(account),
  is_closed: !account.isActive,
  aliases: [...account.aliases],
  password_server: passwordServer,
  change_password: account.mustChangePassword,
  is_twofactor: account.hasSecondStep,
  key_count: account.keyCount,
  is_lockmailbox: account.hasFolderLock,
  imgurl: toWireLook(account).imgurl,
  locked_until: account.lockedUntil === undefined ? null : toWireTime(account.lockedUntil),
  last_login: account.lastSignInAt === undefined ? null : toWireTime(account.lastSignInAt),
  created: toWireTime(account.createdAt),
  review_rules: [...account.reviewRules],
})
