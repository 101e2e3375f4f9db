import {
  MailroomError,
  type AdminAccount,
  type AdminAccountAct,
  type AdminDepartment,
  type AdminPort,
  type AdminRule,
  type Approval,
  type AuditRecord,
  type Organisation,
} from '@mailroom/core'

/** An administration in memory, for stories and tests. `refuse` fails the next call of that name. */
export interface MemoryAdmin extends AdminPort {
  refuse(call: keyof AdminPort, error: MailroomError): void
  /** What was done to accounts, in its order. */
  readonly done: readonly (readonly [id: number, act: AdminAccountAct])[]
}

/** A moment of a Monday morning. */
const began = Date.UTC(2026, 10, 23, 8, 30)

/** @param people how many accounts there are */
export function createMemoryAdmin(people = 3): MemoryAdmin {
  const accounts = Array.from({ length: people }, (_, index) => accountOf(index))
  const departments: AdminDepartment[] = [
    { id: 1, name: 'Research', peopleCount: people },
    { id: 2, name: 'Materials and processes', parentId: 1, peopleCount: 0 },
  ]
  const rules: AdminRule[] = []
  let approvals: readonly Approval[] = askedFor
  const done: (readonly [number, AdminAccountAct])[] = []
  const refusals = new Map<string, MailroomError>()
  let organisation: Organisation = { look: emptyLook, switches: allOn, isChanged: false }
  const find = (id: number) => {
    const account = accounts.find((each) => each.id === id)
    if (!account) throw new MailroomError('notFound', 'There is no such account.')
    return account
  }
  const decide = (id: number, change: Partial<Approval>) => {
    const decided = { decidedAt: began + 3_600_000, decidedBy: 'person1@example.com' }
    approvals = approvals.map((each) =>
      each.id === id ? ({ ...each, ...decided, ...change } as Approval) : each,
    )
  }
  const records = Array.from({ length: 60 }, (_, index) => recordOf(60 - index, accounts[0]!))

  const port: AdminPort = {
    backOffice: async () => ({ isAdmin: true }),
    async audit({ action, before = Infinity, limit }) {
      const fitting = records.filter((record) => record.id < before && (!action || record.action === action))
      return { records: fitting.slice(0, limit), hasMore: fitting.length > limit }
    },
    async accounts({ text, offset, limit }) {
      const fitting = accounts.filter(({ name, address }) =>
        `${name} ${address}`.toLowerCase().includes(text.toLowerCase()),
      )
      return { accounts: fitting.slice(offset, offset + limit), total: fitting.length }
    },
    account: async (id) => find(id),
    async addAccount({ address, name }) {
      const id = accounts.length + 1
      accounts.push({ ...accountOf(id - 1), address, name })
      return { id, password: 'abcd-EFGH-3467' }
    },
    async changeAccount(id, { name, aliases }) {
      Object.assign(find(id), { name, aliases })
    },
    async act(id, act) {
      done.push([id, act])
      if (act === 'block' || act === 'unblock') Object.assign(find(id), { isBlocked: act === 'block' })
      if (act === 'remove-picture') Object.assign(find(id), { pictureUrl: undefined })
    },
    resetPassword: async (id) => ({ id, password: 'abcd-EFGH-3467' }),
    departments: async () => [...departments],
    async addDepartment({ name, parentId }) {
      const id = departments.length + 1
      departments.push({ id, name, peopleCount: 0, ...(parentId !== undefined && { parentId }) })
    },
    async changeDepartment(id, wanted) {
      Object.assign(
        departments.find((each) => each.id === id)!,
        wanted,
      )
    },
    async deleteDepartment(id) {
      departments.splice(
        departments.findIndex((each) => each.id === id),
        1,
      )
    },
    organisation: async () => organisation,
    async setLook(look) {
      organisation = { ...organisation, look, isChanged: true }
    },
    async setSwitches(switches) {
      organisation = { ...organisation, switches, isChanged: true }
    },
    async resetOrganisation() {
      organisation = { look: emptyLook, switches: allOn, isChanged: false }
    },
    reviewRules: async () => [...rules],
    async addReviewRule(rule) {
      rules.push({ id: rules.length + 1, ...rule })
    },
    async removeReviewRule(id) {
      rules.splice(
        rules.findIndex((each) => each.id === id),
        1,
      )
    },
    async approvals({ isWaiting, offset, limit }) {
      const fitting = approvals.filter(({ state }) => (state === 'waiting') === isWaiting)
      return { approvals: fitting.slice(offset, offset + limit), total: fitting.length }
    },
    async acceptApproval(id, account) {
      decide(id, { state: 'accepted', ...(account && { name: account.name }) })
    },
    async refuseApproval(id, answer) {
      decide(id, { state: 'refused', answer })
    },
  }
  return {
    ...withRefusals(port, refusals),
    refuse: (call, error) => void refusals.set(call, error),
    done,
  }
}

/** The same, but what is to be refused is refused, once. */
function withRefusals(port: AdminPort, refusals: Map<string, MailroomError>): AdminPort {
  return new Proxy(port, {
    ownKeys: (target) => Reflect.ownKeys(target),
    get(target, name: keyof AdminPort) {
      const member = Reflect.get(target, name) as (...given: unknown[]) => Promise<unknown>
      return (...given: unknown[]) => {
        const refusal = refusals.get(name)
        refusals.delete(name)
        return refusal ? Promise.reject(refusal) : member(...given)
      }
    },
  })
}

const names = ['Li Na', '王小明', 'Anna-Katharina Freifrau von und zu Hohenlohe-Waldenburg']

/** A picture of somebody. */
const face = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#9fc5b4" d="M0 0h8v8H0z"/><circle cx="4" cy="3.2" r="1.7" fill="#3d5a4c"/><path fill="#3d5a4c" d="M1 8c0-4 6-4 6 0z"/></svg>')}`

const accountOf = (index: number): AdminAccount => ({
  id: index + 1,
  address: `person${index + 1}@example.com`,
  name: names[index] ?? `Person ${index + 1}`,
  jobNumber: `10${index + 10}`,
  department: { id: 1, name: 'Research' },
  isBlocked: index === 2,
  isClosed: false,
  isAdmin: index === 0,
  aliases: index === 1 ? ['sales@example.com'] : [],
  mustChangePassword: false,
  hasSecondStep: index === 1,
  keyCount: index,
  hasFolderLock: index === 1,
  ...(index === 1 && { pictureUrl: face }),
  ...(index === 1 && { lockedUntil: began + 900_000, lastSignInAt: began }),
  createdAt: began,
  reviewRules: [],
})

const recordOf = (id: number, { address, name }: AdminAccount): AuditRecord => ({
  id,
  at: began + id * 60_000,
  action: ['sign-in', 'account-changed', 'share-act', 'something-new'][id % 4]!,
  account: { address, name },
  ...(id % 4 === 1 && { actor: { address: 'person2@example.com', name: '王小明' } }),
  ...(id % 5 !== 0 && { clientAddress: `192.0.2.${id}` }),
  details: id % 4 === 2 ? { person: 'person3@example.com', call: 'moveMessages' } : {},
})

const emptyLook = {
  title: 'Mailroom',
  name: '',
  logoUrl: '',
  noticeTitle: '',
  noticeHtml: '',
  links: [],
  banners: [],
  ads: [],
  icpNumber: '',
  icpLink: '',
  selfServiceUrl: '',
  agreement: '',
}

const allOn = {
  forward: true,
  download: true,
  search: true,
  delete: true,
  deleteForeverButton: false,
  twelveHourTime: false,
  burn: true,
  mailPassword: true,
  files: true,
  directory: true,
  offlineReading: true,
  registration: false,
}

const asking = { state: 'waiting', requestedAt: began, answer: '' } as const

const askedFor: readonly Approval[] = [
  {
    ...asking,
    id: 1,
    kind: 'registration',
    address: 'zhao.min@example.com',
    name: '赵敏',
    englishName: 'Min Zhao',
    jobNumber: '2031',
    department: { id: 1, name: 'Research' },
  },
  {
    ...asking,
    id: 2,
    kind: 'name',
    address: 'person2@example.com',
    name: '王晓明',
    englishName: '',
    now: { name: '王小明', englishName: 'Xiaoming Wang' },
  },
  {
    ...asking,
    id: 3,
    kind: 'closing',
    address: 'person3@example.com',
    name: 'Anna-Katharina Freifrau von und zu Hohenlohe-Waldenburg',
    reason: 'I leave at the end of the month, and my colleague has taken over everything.',
  },
]
