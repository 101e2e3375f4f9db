import type { AdminPort, TemporaryPassword } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { fromWireAccount, fromWireAccounts } from '../wire/adminAccounts'
import { fromWireApprovals } from '../wire/adminApprovals'
import { fromWireAudit, toWireAuditQuery } from '../wire/adminAudit'
import { withFormFields } from '../wire/adminFields'
import { fromWireOrganisation, toWireLook, toWireSwitches } from '../wire/adminOrganisation'
import { safeUrl } from '../wire/safeUrl'

/** The administration, over HTTP. */
export const createAdminPort = (client: HttpClient): AdminPort => ({
  async backOffice(options) {
    const { admin, center_show, center_url } = await client.send('backOffice', { options })
    const selfServiceUrl = center_show ? safeUrl(center_url) : undefined
    return { isAdmin: admin.is_active, ...(selfServiceUrl && { selfServiceUrl }) }
  },
  async audit(query, options) {
    return fromWireAudit(await client.send('adminAudit', { query: toWireAuditQuery(query), options }))
  },

  async accounts({ text, offset, limit }, options) {
    const query = {
      page: String(Math.floor(offset / limit) + 1),
      page_size: String(limit),
      ...(text !== '' && { text }),
    }
    return fromWireAccounts(await client.send('adminAccounts', { query, options }))
  },
  account: async (id, options) =>
    fromWireAccount(await client.send('adminAccount', { path: { id }, options }), client),
  async addAccount({ address, name, jobNumber, departmentId = null }) {
    const body = { username: address, realname: name, job_number: jobNumber, department_id: departmentId }
    return passwordOf(await withFormFields(client.send('adminAddAccount', { body })))
  },
  async changeAccount(id, { name, jobNumber, departmentId = null, aliases }) {
    const body = { realname: name, job_number: jobNumber, department_id: departmentId, aliases: [...aliases] }
    await withFormFields(client.send('adminChangeAccount', { path: { id }, body }))
  },
  act: async (id, act) => void (await client.send('adminAct', { path: { id }, body: { act } })),
  resetPassword: async (id) => passwordOf(await client.send('adminResetPassword', { path: { id } })),

  async departments(options) {
    const { results } = await client.send('adminDepartments', { options })
    return results.map(({ id, name, parent_id, people_count: peopleCount }) => ({
      id,
      name,
      ...(parent_id !== null && { parentId: parent_id }),
      peopleCount,
    }))
  },
  async addDepartment({ name, parentId = null }) {
    await withFormFields(client.send('adminAddDepartment', { body: { name, parent_id: parentId } }))
  },
  async changeDepartment(id, { name, parentId = null }) {
    const body = { name, parent_id: parentId }
    await withFormFields(client.send('adminChangeDepartment', { path: { id }, body }))
  },
  deleteDepartment: async (id) => void (await client.send('adminDeleteDepartment', { path: { id } })),

  organisation: async (options) => fromWireOrganisation(await client.send('adminOrganisation', { options })),
  async setLook(look) {
    await withFormFields(client.send('adminSetOrganisation', { body: toWireLook(look) }))
  },
  async setSwitches(switches) {
    await client.send('adminSetOrganisation', { body: toWireSwitches(switches) })
  },
  resetOrganisation: async () => void (await client.send('adminResetOrganisation')),

  async reviewRules(options) {
    const { results } = await client.send('adminRules', { options })
    return results.map(({ larger_than: largerThanBytes, secrecy, ...rule }) => ({
      ...rule,
      ...(largerThanBytes !== null && { largerThanBytes }),
      ...(secrecy !== null && { secrecy }),
    }))
  },
  async addReviewRule({ from, to, words, files, reviewers, largerThanBytes = null, secrecy = null }) {
    const lists = { from: [...from], to: [...to], words: [...words], files: [...files] }
    const body = { ...lists, reviewers: [...reviewers], larger_than: largerThanBytes, secrecy }
    await client.send('adminAddRule', { body })
  },
  removeReviewRule: async (id) => void (await client.send('adminRemoveRule', { path: { id } })),

  async approvals({ isWaiting, offset, limit }, options) {
    const query = {
      state: isWaiting ? ('waiting' as const) : ('decided' as const),
      page: String(Math.floor(offset / limit) + 1),
      page_size: String(limit),
    }
    return fromWireApprovals(await client.send('adminApprovals', { query, options }))
  },
  async acceptApproval(id, account) {
    const given = account && {
      realname: account.name,
      job_number: account.jobNumber,
      department_id: account.departmentId ?? null,
    }
    const body = { account: given ?? null }
    await withFormFields(client.send('adminAccept', { path: { id }, body }))
  },
  refuseApproval: async (id, reason) =>
    void (await client.send('adminRefuse', { path: { id }, body: { reason } })),
})

const passwordOf = ({
  id,
  password,
}: {
  readonly id: number
  readonly password: string
}): TemporaryPassword => ({ id, ...(password !== '' && { password }) })
