import { addressKey, type Address } from '@mailroom/core'
import type { AddressTarget, Directory, DirectoryMember } from '../delivery/Directory'

/** A small organisation for tests: people at example.com, with the lists everyone@ and dept_1@. */
export class TestDirectory implements Directory {
  readonly #members: DirectoryMember[] = []
  readonly #aliases = new Map<string, number>()

  /** Adds a person. @param aliases further addresses */
  add(accountId: number, address: string, name: string, ...aliases: string[]) {
    this.#members.push({ accountId, address, name })
    for (const alias of [address, ...aliases]) this.#aliases.set(addressKey(alias), accountId)
  }

  async lookUp(address: string): Promise<AddressTarget> {
    const key = addressKey(address)
    if (!key.endsWith('@example.com')) return { kind: 'remote' }
    if (key === 'everyone@example.com') return { kind: 'people', members: this.#members, isList: true }
    if (key === 'dept_1@example.com')
      return { kind: 'people', members: this.#members.slice(0, 2), isList: true }
    const accountId = this.#aliases.get(key)
    const member = this.#members.find((one) => one.accountId === accountId)
    return member ? { kind: 'people', members: [member], isList: false } : { kind: 'unknown' }
  }

  senders = async (accountId: number): Promise<readonly Address[]> => {
    const { address, name } = this.#members.find((one) => one.accountId === accountId)!
    const others = [...this.#aliases].filter(([key, id]) => id === accountId && key !== addressKey(address))
    return [{ address, name }, ...others.map(([alias]) => ({ address: alias, name }))]
  }
}
