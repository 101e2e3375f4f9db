import { addressKey, type OrganisationDepartment, type RecipientGroup, type Suggestion } from '@mailroom/core'
import type { Company } from '../company/Company'
import type { Account } from './Account'
import { suggest } from './suggest'

/** What an address stands for. `remote`: not of this company; `unknown`: of this company, but nobody has it. */
export type AddressTarget =
  | { readonly kind: 'accounts'; readonly accounts: readonly Account[] }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'remote' }

const everyone = 'everyone'

/** Who is who in the company. */
export class Directory {
  private readonly byAddress = new Map<string, Account>()

  constructor(
    private readonly company: Company,
    private readonly accounts: readonly Account[],
  ) {
    for (const account of accounts) this.byAddress.set(addressKey(account.address), account)
  }

  /** Somebody by account name, full address or job number. */
  find(username: string): Account | undefined {
    const name = username.trim().toLowerCase()
    const isMeant = ({ person }: Account): boolean => person.account === name || person.jobNumber === name
    return this.byAddress.get(name) ?? this.accounts.find(isMeant)
  }

  /** At which everybody has a mailbox. */
  get domain(): string {
    return this.company.domain
  }

  /** Everybody, with their departments. */
  people(): Suggestion[] {
    return this.accounts.map(({ address, person }) => ({ ...address, department: person.department }))
  }

  /** The company's departments; they lie side by side. */
  departments(): OrganisationDepartment[] {
    const names = new Set(this.accounts.map(({ person }) => person.department).filter((name) => name !== ''))
    return [...names].map((name, index) => ({ id: index + 1, name }))
  }

  lookUp(address: string): AddressTarget {
    const key = addressKey(address)
    const account = this.byAddress.get(key)
    if (account) return { kind: 'accounts', accounts: [account] }
    if (!key.endsWith(`@${this.company.domain}`)) return { kind: 'remote' }
    const members = this.groups().find((group) => addressKey(group) === key)?.members
    return members ? { kind: 'accounts', accounts: members } : { kind: 'unknown' }
  }

  /** The company's lists: its departments, and everybody. @source CO-03 */
  groups(): (RecipientGroup & { readonly members: readonly Account[] })[] {
    const { domain } = this.company
    const ofDepartment = (name: string) => this.accounts.filter(({ person }) => person.department === name)
    return [
      ...this.departments().map(({ id, name }) => ({
        ...{ address: `dept_${id}@${domain}`, name, members: ofDepartment(name) },
        memberCount: ofDepartment(name).length,
      })),
      {
        ...{ address: `${everyone}@${domain}`, name: '', members: this.accounts },
        memberCount: this.accounts.length,
      },
    ]
  }

  /** As `ContactsPort.suggest`; the one who asks comes last. @source CO-03 */
  suggest(text: string, reader: Account): Suggestion[] {
    const wanted = text.trim().normalize('NFKC').toLowerCase()
    const colleagues = [...this.accounts.filter((account) => account !== reader), reader]
    return suggest(text, reader, [
      ...colleagues.map(({ address, person }) => ({ ...address, department: person.department })),
      ...this.groups().flatMap(({ address, name }) =>
        // The number in a list's address tells nobody anything.
        (name || address).toLowerCase().includes(wanted) ? [{ address, name, department: '' }] : [],
      ),
    ])
  }
}
