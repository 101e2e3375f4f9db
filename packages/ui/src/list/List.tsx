import type { ReactNode } from 'react'
import * as styles from './List.css'
import { useListSelection, type ListSelectionOptions } from './useListSelection'

export interface ListProps<Item> extends Omit<ListSelectionOptions, 'ids' | 'onReveal'> {
  label: string
  items: readonly Item[]
  idOf: (item: Item) => string
  /** What a row shows. Nothing inside may take focus itself: for that use a table. */
  children: (item: Item) => ReactNode
}

/** Rows to choose from. */
export function List<Item>({ label, items, idOf, children, ...options }: ListProps<Item>) {
  const selection = useListSelection({ ...options, ids: items.map(idOf) })
  return (
    <div
      role="listbox"
      aria-label={label}
      aria-multiselectable={options.multiple ?? true}
      className={styles.list}
      onKeyDown={selection.onKeyDown}
    >
      {items.map((item) => (
        <div key={idOf(item)} role="option" className={styles.row} {...selection.rowProps(idOf(item))}>
          {children(item)}
        </div>
      ))}
    </div>
  )
}
