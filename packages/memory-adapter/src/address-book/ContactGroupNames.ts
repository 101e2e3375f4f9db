import { MailroomError, maxContactGroupName, maxContactGroups, type ContactGroupId } from '@mailroom/core'

/** The groups of one address book by their names. */
export class ContactGroupNames {
  private readonly names = new Map<ContactGroupId, string>()
  private lastId = 0

  /** By name. */
  ids(): readonly ContactGroupId[] {
    return [...this.names].sort(([, a], [, b]) => (a < b ? -1 : 1)).map(([id]) => id)
  }

  /** Those of some groups that are there, each once. */
  known(ids: readonly ContactGroupId[]): readonly ContactGroupId[] {
    return [...new Set(ids)].filter((id) => this.names.has(id))
  }

  /** The name of a group. @throws MailroomError `notFound` */
  require(id: ContactGroupId): string {
    const name = this.names.get(id)
    if (name === undefined) throw new MailroomError('notFound', 'There is no such group.')
    return name
  }

  /** The group of this name; undefined for none. */
  find(name: string): ContactGroupId | undefined {
    return [...this.names].find(([, each]) => each === name)?.[0]
  }

  /** @throws MailroomError `invalid`, `conflict`, `overQuota` */
  make(given: string): ContactGroupId {
    const name = this.checked(given)
    if (this.names.size >= maxContactGroups)
      throw new MailroomError('overQuota', `An address book has at most ${maxContactGroups} groups.`)
    this.lastId += 1
    this.names.set(this.lastId, name)
    return this.lastId
  }

  /** @throws MailroomError `notFound`, `invalid`, `conflict` */
  rename(id: ContactGroupId, given: string): void {
    this.require(id)
    this.names.set(id, this.checked(given, id))
  }

  remove(id: ContactGroupId): void {
    this.names.delete(id)
  }

  /** @param own the group that may have this name already */
  private checked(given: string, own?: ContactGroupId): string {
    const name = plainName(given)
    const length = Array.from(name).length
    if (length === 0 || length > maxContactGroupName) {
      const message = `The name of a group has 1 to ${maxContactGroupName} characters.`
      throw new MailroomError('invalid', message, { fields: { name: [message] } })
    }
    const known = this.find(name)
    if (known !== undefined && known !== own) {
      const message = 'There is a group of this name.'
      throw new MailroomError('conflict', message, { fields: { name: [message] } })
    }
    return name
  }
}

const plainName = (name: string): string => name.trim().replace(/\s+/g, ' ')
