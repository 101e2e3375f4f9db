import type { ContactGroups, OrganisationDepartment } from '@mailroom/core'
import { AtIcon, BuildingIcon, ClockIcon, GlobeIcon, UserIcon, UsersIcon, type TreeNode } from '@mailroom/ui'
import type { SayContacts } from '../contactsStrings'
import { placeId } from './ContactPlace'

/** What the places of the contacts are made of; undefined parts are not there, or not yet. */
export interface PlaceSources {
  /** There is a personal address book. */
  readonly hasBook: boolean
  readonly groups: ContactGroups | undefined
  readonly departments: readonly OrganisationDepartment[]
  /** At which people have their mailboxes. */
  readonly domains: readonly string[]
  /** People may look through the organisation. */
  readonly hasDirectory: boolean
  /** The organisation has lists. */
  readonly hasLists: boolean
}

/** The places of the contacts as a tree: one's own with its groups, the organisation with its departments. @source CT-01 */
export function placeNodes(t: SayContacts, sources: PlaceSources): TreeNode[] {
  const { hasBook, groups, departments, domains, hasDirectory, hasLists } = sources
  const own = (part: string) => placeId({ book: 'personal', part })
  const ofGroups = groups?.groups.map(({ id, name, count }) => ({
    ...{ id: own(String(id)), label: name, adornment: count },
    icon: () => <UsersIcon />,
  }))
  const hasGroups = ofGroups !== undefined && ofGroups.length > 0
  const mine: TreeNode = {
    ...{ id: 'personal', label: t('personal'), adornment: groups?.total },
    icon: () => <UserIcon />,
    ...(hasGroups && {
      children: [
        ...ofGroups,
        { id: own('none'), label: t('ungrouped'), adornment: groups?.ungrouped, icon: () => <UserIcon /> },
      ],
    }),
  }
  const below = departmentNodes(departments, undefined)
  return [
    ...(hasBook ? [mine] : []),
    { id: own('recent'), label: t('recent'), icon: () => <ClockIcon /> },
    ...(hasDirectory
      ? [
          {
            ...{ id: 'organisation', label: t('organisation') },
            icon: () => <BuildingIcon />,
            ...(below.length > 0 && { children: below }),
          },
        ]
      : []),
    ...(domains.length > 1 ? [domainNode(t, domains)] : []),
    ...(hasLists
      ? [
          {
            ...{ id: placeId({ book: 'organisation', part: 'lists' }), label: t('lists') },
            icon: () => <AtIcon />,
          },
        ]
      : []),
  ]
}

/** The domains to choose from, where there are several. @source CT-05 */
const domainNode = (t: SayContacts, domains: readonly string[]): TreeNode => ({
  id: placeId({ book: 'organisation', part: '@' }),
  label: t('domains'),
  icon: () => <GlobeIcon />,
  children: domains.map((domain) => ({
    id: placeId({ book: 'organisation', part: `@${domain}` }),
    label: domain,
    icon: () => <AtIcon />,
  })),
})

function departmentNodes(
  departments: readonly OrganisationDepartment[],
  parentId: number | undefined,
): TreeNode[] {
  return departments
    .filter((each) => each.parentId === parentId)
    .map(({ id, name }) => {
      const below = departmentNodes(departments, id)
      return {
        id: placeId({ book: 'organisation', part: String(id) }),
        label: name,
        icon: () => <UsersIcon />,
        ...(below.length > 0 && { children: below }),
      }
    })
}

/** The node of a name, wherever in the tree it stands. */
export function findNode(nodes: readonly TreeNode[], id: string): TreeNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(node.children ?? [], id)
    if (found) return found
  }
  return undefined
}
