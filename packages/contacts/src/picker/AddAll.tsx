import { maxPeoplePage, type Address, type ContactGroup } from '@mailroom/core'
import { useAdapter, useErrorText, useGroups } from '@mailroom/react'
import { Button, UsersIcon, useToasts } from '@mailroom/ui'
import { useState } from 'react'
import type { SayContacts } from '../contactsStrings'
import { placeKind, type ContactPlace } from '../places/ContactPlace'

/** More people than these are not added one by one. */
const maxAdded = 200

export interface AddAllProps {
  t: SayContacts
  place: ContactPlace
  groups: readonly ContactGroup[]
  onAdd: (people: readonly Address[]) => void
}

/** Adds everybody of a group one by one, or a whole department by its one address. @source CT-04 */
export function AddAll({ t, place, groups, onAdd }: AddAllProps) {
  const { addressBook } = useAdapter()
  const lists = useGroups(true).groups
  const toasts = useToasts()
  const errorText = useErrorText()
  const [isBusy, setBusy] = useState(false)
  const kind = placeKind(place)
  if (kind.kind === 'colleagues') {
    if (kind.domain !== undefined) return null
    const name = kind.department === undefined ? 'everyone' : `dept_${kind.department}`
    const list = [...lists.values()].find(({ address }) => address.startsWith(`${name}@`))
    if (!list) return null
    const add = () => onAdd([{ address: list.address, name: list.name || t('everybody') }])
    return (
      <span>
        <Button size="small" icon={<UsersIcon />} onClick={add}>
          {t('addDepartment', { count: list.memberCount })}
        </Button>
      </span>
    )
  }
  const group = kind.kind === 'contacts' ? groups.find(({ id }) => id === kind.group) : undefined
  if (!group || !addressBook || group.count === 0 || group.count > maxAdded) return null
  const addMembers = async () => {
    setBusy(true)
    try {
      const people: Address[] = []
      for (let offset = 0; offset < group.count; offset += maxPeoplePage) {
        const page = await addressBook.page({ text: '', group: group.id, offset, limit: maxPeoplePage })
        people.push(...page.contacts.map(({ address, name }) => ({ address, name })))
      }
      onAdd(people)
    } catch (error) {
      toasts.show({ message: errorText(error) ?? '', tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <span>
      <Button size="small" icon={<UsersIcon />} busy={isBusy} onClick={() => void addMembers()}>
        {t('addGroup', { count: group.count })}
      </Button>
    </span>
  )
}
