import {
  useAdapter,
  useContactGroups,
  useDepartments,
  useDomains,
  useGroups,
  useHasDirectory,
} from '@mailroom/react'
import { useMemo } from 'react'
import type { SayContacts } from '../contactsStrings'
import { placeNodes } from './placeNodes'

/** The places that this person's mail system has. @source CT-01 */
export function usePlaces(t: SayContacts) {
  const { addressBook, contacts } = useAdapter()
  const { groups } = useContactGroups()
  const departments = useDepartments()
  const domains = useDomains()
  const hasDirectory = useHasDirectory()
  const lists = useGroups(contacts !== undefined).groups
  const nodes = useMemo(
    () =>
      placeNodes(t, {
        hasBook: addressBook !== undefined,
        groups,
        departments,
        domains,
        hasDirectory,
        hasLists: lists.size > 0,
      }),
    [t, addressBook, groups, departments, domains, hasDirectory, lists],
  )
  return { nodes, groups: groups?.groups ?? none }
}

const none = [] as const
