import { useAct } from '@mailroom/files'
import type { ContactGroup, ContactRow } from '@mailroom/core'
import { useAdapter, useContactActs, usePersonActions } from '@mailroom/react'
import {
  ComposeIcon,
  MinusIcon,
  PencilIcon,
  PlusIcon,
  TrashIcon,
  UserIcon,
  UsersIcon,
  type MenuEntry,
} from '@mailroom/ui'
import type { ReactElement } from 'react'
import type { SayContacts } from '../contactsStrings'
import type { PersonLine } from '../people-list/PersonLine'
import { shownName } from '../people-list/PersonLine'
import type { PlaceKind } from '../places/ContactPlace'
import type { Asked } from './Asked'

/** Something that can be done with people, as a line of a menu and as a button. */
export interface PersonAct {
  readonly id: string
  readonly label: string
  readonly icon: ReactElement
  /** The key that does the same. */
  readonly shortcut?: string
  readonly tone?: 'danger'
  readonly onSelect?: () => void
  /** Lines that it opens in place of doing something itself. */
  readonly entries?: readonly MenuEntry[]
}

/** What can be done with people. */
export interface PeopleActs {
  /** With these, in the order of their use. */
  readonly of: (lines: readonly PersonLine[]) => readonly PersonAct[]
  /** The same as lines of a menu. */
  readonly linesOf: (lines: readonly PersonLine[]) => readonly MenuEntry[]
}

interface PeopleActsOptions {
  readonly t: SayContacts
  readonly kind: PlaceKind
  readonly groups: readonly ContactGroup[]
  readonly onWrite: ((to: readonly string[]) => void) | undefined
  /** Opens a window. */
  readonly ask: (asked: Asked) => void
}

/** What this person can do with the people of a place. @source CT-02, CT-06 */
export function usePeopleActs({ t, kind, groups, onWrite, ask }: PeopleActsOptions): PeopleActs {
  const { addressBook } = useAdapter()
  const acts = useContactActs()
  const { addContact } = usePersonActions()
  const act = useAct()
  const failed = (reason: string) => t('actFailed', { reason })
  const group = kind.kind === 'contacts' && kind.group !== 'none' ? kind.group : undefined

  const remove = (contacts: readonly ContactRow[]) => {
    const ids = contacts.map(({ id }) => id)
    const [first] = contacts
    const count = ids.length
    void act({
      run: () => acts.remove(ids),
      done: count === 1 && first ? t('removedOne', { name: shownName(first) }) : t('removed', { count }),
      failed,
      undo: () => acts.restore(ids),
    })
  }
  const takeOut = (contacts: readonly ContactRow[], from: ContactGroup) => {
    const ids = contacts.map(({ id }) => id)
    void act({
      run: () => acts.takeOut(ids, from.id),
      done: t('takenOut', { count: ids.length, group: from.name }),
      failed,
      undo: () => acts.distribute(ids, [from.id]),
    })
  }
  const putInto = (contacts: readonly ContactRow[], into: ContactGroup) => {
    // Who was in it before stays in it when this is taken back.
    const ids = contacts.filter((each) => !each.groups.includes(into.id)).map(({ id }) => id)
    void act({
      run: () => acts.distribute(ids, [into.id]),
      done: t('distributed', { count: ids.length, group: into.name }),
      failed,
      undo: () => acts.takeOut(ids, into.id),
    })
  }
  /** A line for each group: ticked when all of them are in it, half when some are. */
  const groupLines = (contacts: readonly ContactRow[]): MenuEntry[] => [
    ...groups.map((each): MenuEntry => {
      const inCount = contacts.filter((contact) => contact.groups.includes(each.id)).length
      return {
        ...{ kind: 'check', id: String(each.id), label: each.name },
        checked: tickOf(inCount, contacts.length),
        onCheckedChange: () =>
          inCount === contacts.length ? takeOut(contacts, each) : putInto(contacts, each),
      }
    }),
    ...(groups.length > 0 ? [{ kind: 'separator' } as const] : []),
    { label: t('newGroupMore'), icon: <PlusIcon />, onSelect: () => ask({ kind: 'newGroup', contacts }) },
  ]

  const ofContacts = (contacts: readonly ContactRow[]): PersonAct[] => {
    const [first] = contacts
    if (!first) return []
    const from = groups.find(({ id }) => id === group)
    const lines: PersonAct[] = []
    if (contacts.length === 1)
      lines.push({
        ...{ id: 'edit', label: t('edit'), icon: <PencilIcon />, shortcut: 'F2' },
        onSelect: () => ask({ kind: 'editContact', id: first.id }),
      })
    lines.push({ id: 'groups', label: t('toGroups'), icon: <UsersIcon />, entries: groupLines(contacts) })
    if (from)
      lines.push({
        ...{ id: 'takeOut', label: t('takeOut', { group: from.name }), icon: <MinusIcon /> },
        onSelect: () => takeOut(contacts, from),
      })
    if (contacts.length > 1)
      lines.push({
        ...{ id: 'merge', label: t('mergeMore'), icon: <UserIcon /> },
        onSelect: () => ask({ kind: 'merge', ids: contacts.map(({ id }) => id) }),
      })
    lines.push({
      ...{ id: 'remove', label: t('delete'), icon: <TrashIcon />, shortcut: 'Delete', tone: 'danger' },
      onSelect: () => remove(contacts),
    })
    return lines
  }

  const of = (people: readonly PersonLine[]): readonly PersonAct[] => {
    const [first] = people
    if (!first) return []
    const lines: PersonAct[] = []
    if (onWrite)
      lines.push({
        ...{ id: 'write', label: t('write'), icon: <ComposeIcon /> },
        onSelect: () => onWrite(people.map(({ address }) => address)),
      })
    const contacts = people.flatMap(({ contact }) => contact ?? [])
    if (contacts.length === people.length) return [...lines, ...ofContacts(contacts)]
    if (people.length === 1 && !first.isList)
      lines.push({
        ...{ id: 'add', label: t('addContact'), icon: <PlusIcon /> },
        onSelect: () =>
          addressBook
            ? ask({ kind: 'newContact', person: { address: first.address, name: first.name } })
            : void addContact({ address: first.address, name: first.name }),
      })
    return lines
  }
  return {
    of,
    linesOf: (people) =>
      of(people).map(({ entries, onSelect, ...line }): MenuEntry =>
        entries
          ? { kind: 'branch', id: line.id, label: line.label, icon: line.icon, entries }
          : { ...line, onSelect: () => onSelect?.() },
      ),
  }
}

const tickOf = (count: number, all: number): boolean | 'mixed' =>
  count === all ? true : count > 0 && 'mixed'
