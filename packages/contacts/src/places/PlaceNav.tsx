import type { ContactGroup } from '@mailroom/core'
import {
  IconButton,
  Menu,
  MoreIcon,
  PencilIcon,
  PlusIcon,
  Select,
  TrashIcon,
  Tree,
  type TreeNode,
} from '@mailroom/ui'
import { useState } from 'react'
import type { Asked } from '../acts/Asked'
import type { SayContacts } from '../contactsStrings'
import { placeId, placeOf, type ContactPlace } from './ContactPlace'
import * as styles from './PlaceNav.css'
import { placeOptions } from './placeOptions'

export interface PlaceNavProps {
  t: SayContacts
  place: ContactPlace
  nodes: readonly TreeNode[]
  groups: readonly ContactGroup[]
  /** There is a personal address book, whose groups can be changed. */
  hasBook: boolean
  onGo: (to: ContactPlace) => void
  ask: (asked: Asked) => void
}

/** The places of the contacts: a tree at the side, one line to choose from where it is narrow. @source CT-01 */
export function PlaceNav({ t, place, nodes, groups, hasBook, onGo, ask }: PlaceNavProps) {
  const id = placeId(place)
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(['personal', 'organisation']))
  const group = place.book === 'personal' ? groups.find((each) => String(each.id) === place.part) : undefined
  return (
    <nav className={styles.nav} aria-label={t('places')}>
      <div className={styles.head}>
        <span className={styles.title}>{t('title')}</span>
        {group && (
          <Menu
            align="end"
            trigger={
              <IconButton size="small" label={t('groupActs', { name: group.name })} icon={<MoreIcon />} />
            }
            entries={[
              {
                ...{ label: t('renameGroup'), icon: <PencilIcon /> },
                onSelect: () => ask({ kind: 'renameGroup', group }),
              },
              {
                ...{ label: t('removeGroup'), icon: <TrashIcon />, tone: 'danger' as const },
                onSelect: () => ask({ kind: 'removeGroup', group }),
              },
            ]}
          />
        )}
        {hasBook && (
          <IconButton
            size="small"
            label={t('newGroup')}
            icon={<PlusIcon />}
            onClick={() => ask({ kind: 'newGroup' })}
          />
        )}
      </div>
      <Tree
        className={styles.tree}
        label={t('places')}
        nodes={nodes}
        selectedId={id}
        expanded={expanded}
        onExpandedChange={setExpanded}
        onSelect={(to) => onGo(placeOf(to))}
      />
      <Select
        className={styles.select}
        aria-label={t('places')}
        options={placeOptions(nodes)}
        value={id}
        onValueChange={(to) => onGo(placeOf(to))}
      />
    </nav>
  )
}
