import { CheckCell, IconButton, Menu, MoreIcon, type ListRowProps, type MenuLines } from '@mailroom/ui'
import type { SyntheticEvent } from 'react'
import type { SayContacts } from '../contactsStrings'
import * as styles from './PeopleTable.css'
import { shownName, type PersonLine } from './PersonLine'
import { PersonMark } from './PersonMark'

export interface PersonRowProps {
  t: SayContacts
  line: PersonLine
  hasPhone: boolean
  /** They are looked at. */
  isOpen: boolean
  rowProps: ListRowProps
  menu: () => MenuLines
  onOpen: (line: PersonLine) => void
  onToggle: (isRange: boolean) => void
}

/** Somebody of a list. */
export function PersonRow({ t, line, hasPhone, isOpen, rowProps, menu, onToggle }: PersonRowProps) {
  const name = shownName(line)
  const below = [line.name.trim() !== '' && line.address, line.belongsTo].filter(Boolean)
  return (
    <div role="row" className={styles.row} data-open={isOpen || undefined} {...rowProps}>
      <CheckCell
        className={styles.check}
        label={t('selectRow', { name })}
        isSelected={rowProps['aria-selected']}
        onToggle={onToggle}
        onClick={swallow}
        onDoubleClick={swallow}
      />
      <span role="gridcell" className={styles.name}>
        <PersonMark line={line} size={32} />
        <span className={styles.words}>
          <bdi className={styles.own}>{name}</bdi>
          <span className={styles.below}>{below.join(' · ')}</span>
        </span>
      </span>
      <span role="gridcell" className={styles.cell}>
        <bdi>{line.address}</bdi>
      </span>
      {hasPhone && (
        <span role="gridcell" className={styles.cell}>
          <bdi>{line.phone}</bdi>
        </span>
      )}
      <span role="gridcell" className={styles.cell}>
        {line.belongsTo}
      </span>
      <span role="gridcell" className={styles.more} onClick={swallow} onDoubleClick={swallow}>
        <Menu
          align="end"
          trigger={<IconButton size="small" tabIndex={-1} label={t('acts', { name })} icon={<MoreIcon />} />}
          entries={menu}
        />
      </span>
    </div>
  )
}

/** What happens in a cell is not about its row. */
const swallow = (event: SyntheticEvent) => event.stopPropagation()
