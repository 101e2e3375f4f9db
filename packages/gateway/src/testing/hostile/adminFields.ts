import { wrapped, type World } from '../every-route/World'
import { type KeptField, type KeptFields, page, type Shown, standing, unique } from './KeptField'

const organisationFields = [
  ...['title', 'welcome_logo', 'system_name', 'system_remark', 'name', 'icp_no', 'icp_link', 'center_url'],
  ...['agreement', 'welcome_links.0.title'],
  ...['title', 'desc', 'icon', 'url'].map((name) => `welcome_links.0.links.0.${name}`),
  ...['title', 'image', 'link'].flatMap((name) => [`banner_list.0.${name}`, `welcome_ads.0.${name}`]),
]

/** Accounts, departments, the look, review rules, what people ask an administrator for. */
export async function adminFields({ alice, gateway }: World): Promise<KeptFields> {
  const { db } = gateway.store.database
  const account = await alice.ask('adminAddAccount', { body: newAccount() })
  await alice.ask('adminAddDepartment', { body: { name: standing, parent_id: null } })
  const departments = (await alice.ask('adminDepartments')).results
  const department = departments.find(({ name }) => name === standing)!
  const approvals = (state: 'waiting' | 'decided') =>
    ['adminApprovals', { query: { ...page, state } }] as const
  const accounts: Shown = [['adminAccounts', { query: page }], approvals('waiting')]

  const registration = async () => {
    await db.deleteFrom('login_attempts').execute()
    await db.deleteFrom('approvals').where('kind', '=', 'registration').execute()
    const secret = () => wrapped(alice, 'Kestrel-42')
    return {
      body: {
        ...{ username: unique(), domain: 'example.com', realname: 'Zhao', english_name: 'Zhao' },
        ...{ job_number: unique(), department_id: department.id, is_agreed: true },
        ...{ password: await secret(), confirm_password: await secret() },
      },
    }
  }
  const waitingOf = async (address: string) => {
    const [call, asked] = approvals('waiting')
    return String((await alice.ask(call, asked)).results.find(({ username }) => username === address)!.id)
  }
  const registered = async () => {
    const form = await registration()
    await gateway.browser().ask('register', form)
    const id = await waitingOf(`${form.body.username}@example.com`)
    return {
      path: { id },
      body: { account: { realname: 'Zhao', job_number: unique(), department_id: null } },
    }
  }
  const bob = await gateway.signedIn('bob')
  const nameAsked = async () => {
    await bob.call('withdrawName')
    await bob.ask('requestName', { body: { realname: 'Robert', english_name: '' } })
    return { path: { id: await waitingOf('bob@example.com') }, body: { reason: 'x' } }
  }
  const rule = {
    input: () => ({
      body: {
        ...{ from: ['nobody@example.com'], to: [], words: [], files: [], larger_than: null, secrecy: null },
        reviewers: ['alice@example.com'],
      },
    }),
    shown: [['adminRules']],
  } satisfies KeptField
  const changed = {
    input: () => ({
      path: { id: String(account.id) },
      body: { realname: 'Changed', job_number: '', department_id: null, aliases: [] },
    }),
    shown: [['adminAccount', { path: { id: String(account.id) } }]],
  } satisfies KeptField
  const added = { input: () => ({ body: newAccount() }), shown: accounts } satisfies KeptField
  const asked = { input: registration, shown: accounts } satisfies KeptField
  const look: Shown = [['adminOrganisation'], ['welcome'], ['loginBefore']]
  const named = (path?: { readonly id: string }): KeptField => ({
    input: async () => {
      await db.deleteFrom('departments').where('id', '!=', department.id).execute()
      return { ...(path && { path }), body: { name: '', parent_id: null } }
    },
    shown: [['adminDepartments']],
  })

  /** Job numbers are kept in small letters, and a name is the beginning of an address. */
  const as = (name: string) => ({
    ...(name === 'username' && { as: 'within' as const }),
    ...(name === 'job_number' && { as: 'anyCase' as const }),
  })

  return {
    ...Object.fromEntries(
      organisationFields.map((name) => [
        `adminSetOrganisation body.${name}`,
        { input: () => ({ body: organisationBody(name.split('.')[0]!) }), shown: look },
      ]),
    ),
    ...Object.fromEntries(
      ['username', 'realname', 'english_name', 'job_number'].map((name) => [
        `register body.${name}`,
        { ...asked, ...as(name) },
      ]),
    ),
    ...Object.fromEntries(
      ['username', 'realname', 'job_number'].map((name) => [
        `adminAddAccount body.${name}`,
        { ...added, ...as(name) },
      ]),
    ),
    ...Object.fromEntries(
      ['realname', 'job_number', 'aliases.0'].map((name) => [
        `adminChangeAccount body.${name}`,
        { ...changed, ...as(name) },
      ]),
    ),
    'adminAddDepartment body.name': named(),
    'adminChangeDepartment body.name': named({ id: String(department.id) }),
    'adminAccept body.account.realname': { input: registered, shown: accounts, saidAt: 'realname' },
    'adminAccept body.account.job_number': {
      ...{ input: registered, shown: accounts, saidAt: 'job_number', as: 'anyCase' },
    },
    'adminRefuse body.reason': { input: nameAsked, shown: [approvals('decided')] },
    ...Object.fromEntries(
      ['from.0', 'to.0', 'words.0', 'files.0'].map((name) => [`adminAddRule body.${name}`, rule]),
    ),
  }
}

const newAccount = () => ({
  ...{ username: `${unique()}@example.com`, realname: 'New', job_number: '', department_id: null },
})

/** What is set beside the field that a way begins with. */
function organisationBody(name: string): object {
  const link = { title: 'x', desc: 'x', icon: '', url: 'https://intranet.example/' }
  const banner = { title: 'x', image: 'https://intranet.example/a.png', link: '' }
  if (name === 'welcome_links') return { welcome_links: [{ title: 'x', links: [link] }] }
  if (name === 'banner_list' || name === 'welcome_ads') return { [name]: [banner] }
  return { [name]: '' }
}
