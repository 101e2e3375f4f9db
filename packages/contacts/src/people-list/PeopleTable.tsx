import { ContextMenu, useListSelection, VisuallyHidden } from '@mailroom/ui'
import type { KeyboardEvent } from 'react'
import type { PeopleActs } from '../acts/usePeopleActs'
import type { SayContacts } from '../contactsStrings'
import type { PlaceKind } from '../places/ContactPlace'
import * as styles from './PeopleTable.css'
import type { PersonLine } from './PersonLine'
import { PersonRow } from './PersonRow'

export interface PeopleTableProps {
  t: SayContacts
  kind: PlaceKind
  label: string
  lines: readonly PersonLine[]
  acts: PeopleActs
  chosen: ReadonlySet<string>
  onChosenChange: (ids: ReadonlySet<string>) => void
  /** Whoever is looked at. */
  openId: string | undefined
  onOpen: (line: PersonLine) => void
}

/** People: one stop for Tab, arrows and the keys of lists inside. A row opens, its mark selects. @source CT-01 */
export function PeopleTable(props: PeopleTableProps) {
  const { t, kind, label, lines, acts, chosen, onChosenChange, openId, onOpen } = props
  const byId = (id: string | undefined) => lines.filter((line) => line.id === id)
  const selection = useListSelection({
    ids: lines.map(({ id }) => id),
    selected: chosen,
    onSelectedChange: onChosenChange,
    onActivate: (id) => byId(id).forEach(onOpen),
    click: 'activate',
  })
  const selected = lines.filter(({ id }) => chosen.has(id))
  /** What an act is about: all that is selected when this is one of them, else this alone. */
  const meant = (id: string | undefined) => (id !== undefined && chosen.has(id) ? selected : byId(id))
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const linesMeant = selected.length > 0 ? selected : byId(selection.activeId)
    const act = acts.of(linesMeant).find(({ shortcut }) => shortcut === event.key)
    if (!act?.onSelect || !(event.target as Element).hasAttribute('data-row-id')) {
      selection.onKeyDown(event)
      return
    }
    event.preventDefault()
    act.onSelect()
  }
  const menuOf = (target: Element) => {
    const id = target.closest<HTMLElement>('[data-row-id]')?.dataset.rowId
    if (id === undefined) return undefined
    if (!chosen.has(id)) onChosenChange(new Set([id]))
    return acts.linesOf(meant(id))
  }
  const hasPhone = kind.kind === 'contacts'
  return (
    <ContextMenu label={label} entries={menuOf}>
      <div
        role="grid"
        aria-label={label}
        aria-multiselectable
        aria-rowcount={lines.length + 1}
        className={styles.grid}
        data-phone={hasPhone || undefined}
        onKeyDown={onKeyDown}
      >
        <div role="row" className={styles.headRow}>
          <span role="columnheader">
            <VisuallyHidden>{t('selection')}</VisuallyHidden>
          </span>
          <span role="columnheader">{t('name')}</span>
          <span role="columnheader" className={styles.cell}>
            {t('address')}
          </span>
          {hasPhone && (
            <span role="columnheader" className={styles.cell}>
              {t('mobile')}
            </span>
          )}
          <span role="columnheader" className={styles.cell}>
            {t(kind.kind === 'contacts' ? 'company' : kind.kind === 'lists' ? 'members' : 'department')}
          </span>
          <span role="columnheader">
            <VisuallyHidden>{t('more')}</VisuallyHidden>
          </span>
        </div>
        {lines.map((line) => (
          <PersonRow
            key={line.id}
            {...{ t, line, hasPhone, onOpen }}
            isOpen={line.id === openId}
            rowProps={selection.rowProps(line.id)}
            menu={() => acts.linesOf(meant(line.id))}
            onToggle={(isRange) => (isRange ? selection.extendTo(line.id) : selection.toggle(line.id))}
          />
        ))}
      </div>
    </ContextMenu>
  )
}
