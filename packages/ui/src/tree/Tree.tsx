import { memo, useId, useMemo, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react'
import { ChevronRightIcon } from '../icons/actionsIcons'
import { useControlled } from '../useControlled'
import { classNames } from '../classNames'
import * as styles from './Tree.css'
import { visibleNodes, type TreeNode, type VisibleNode } from './TreeNode'
import { useRowWindow } from './useRowWindow'
import { useTreeKeys } from './useTreeKeys'

export interface TreeProps {
  label: string
  nodes: readonly TreeNode[]
  /** The node whose content is shown. */
  selectedId?: string
  onSelect: (id: string) => void
  expanded?: ReadonlySet<string>
  defaultExpanded?: ReadonlySet<string>
  onExpandedChange?: (expanded: ReadonlySet<string>) => void
  /** Keys that the tree has no use for: F2, Delete. */
  onNodeKeyDown?: (id: string, event: KeyboardEvent<HTMLElement>) => void
  className?: string
}

/** A tree such as folders: arrows move, open and close, letters find, Enter and Space choose. */
export function Tree(props: TreeProps) {
  const { label, nodes, selectedId, onSelect, className } = props
  const [expanded, setExpanded] = useControlled<ReadonlySet<string>>(
    props.expanded,
    props.defaultExpanded ?? nothing,
    props.onExpandedChange,
  )
  const tree = useRef<HTMLDivElement>(null)
  const shown = useMemo(() => visibleNodes(nodes, expanded), [nodes, expanded])
  const toggle = (id: string) => {
    const next = new Set(expanded)
    if (!next.delete(id)) next.add(id)
    setExpanded(next)
  }
  const keys = useTreeKeys({
    tree,
    shown,
    expanded,
    selectedId,
    toggle,
    onSelect,
    onOther: props.onNodeKeyDown,
    reveal: (index) => rows.reveal(index),
  })
  const active = shown.findIndex((item) => item.node.id === keys.activeId)
  const rows = useRowWindow(tree, shown.length, active)
  const isPart = rows.drawn !== undefined
  /** What an event is about. Rows have no handlers of their own, so that one of thousands is drawn anew by itself. */
  const itemAt = ({ target }: SyntheticEvent) => {
    const id = (target as Element).closest<HTMLElement>('[data-node-id]')?.dataset.nodeId
    return id === undefined ? undefined : shown.find((item) => item.node.id === id)
  }
  const drawn = rows.drawn
    ? rows.drawn.map((index) => ({ item: shown[index]!, index }))
    : shown.map((item, index) => ({ item, index }))
  return (
    <div
      ref={tree}
      role="tree"
      aria-label={label}
      className={classNames(styles.tree, className)}
      data-part={isPart || undefined}
      style={isPart ? { blockSize: shown.length * rows.rowHeight } : undefined}
      onClick={(event) => {
        const item = itemAt(event)
        if (!item) return
        const isChevron = (event.target as Element).closest('[data-chevron]') !== null
        if (isChevron && item.node.children) return toggle(item.node.id)
        keys.setActiveId(item.node.id)
        if (!item.node.disabled) onSelect(item.node.id)
      }}
      onFocus={(event) => {
        const item = itemAt(event)
        if (item) keys.setActiveId(item.node.id)
      }}
      onKeyDown={(event) => {
        const item = itemAt(event)
        if (item) keys.onKeyDown(item, event)
      }}
    >
      {drawn.map(({ item, index }) => (
        <Row
          top={isPart ? index * rows.rowHeight : undefined}
          key={item.node.id}
          item={item}
          expanded={item.node.children ? expanded.has(item.node.id) : undefined}
          selected={item.node.id === selectedId}
          focusable={item.node.id === keys.activeId}
        />
      ))}
    </div>
  )
}

const nothing: ReadonlySet<string> = new Set()

interface RowProps {
  item: VisibleNode
  /** Pixels from the top of the tree, when only a part of it is drawn. */
  top: number | undefined
  /** undefined for a leaf. */
  expanded: boolean | undefined
  selected: boolean
  focusable: boolean
}

const Row = memo(function Row({ item, top, expanded, selected, focusable }: RowProps): ReactNode {
  const { node, level, position, siblings } = item
  const id = useId()
  // Buttons at the end would be read out with the name.
  const nameIds = node.actions
    ? ['icon', 'label', 'adornment'].map((part) => `${id}${part}`).join(' ')
    : undefined
  return (
    <div
      role="treeitem"
      data-node-id={node.id}
      data-strong={node.strong || undefined}
      className={styles.row}
      style={{ paddingInlineStart: 4 + (level - 1) * 16, insetBlockStart: top }}
      draggable={node.draggable || undefined}
      aria-level={level}
      aria-labelledby={nameIds}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={expanded}
      aria-selected={selected}
      aria-disabled={node.disabled || undefined}
      tabIndex={focusable ? 0 : -1}
    >
      <span className={styles.chevron} aria-hidden data-open={expanded || undefined} data-chevron>
        {expanded !== undefined && <ChevronRightIcon />}
      </span>
      {node.icon && (
        <span id={`${id}icon`} className={styles.icon}>
          {node.icon({ expanded: expanded ?? false })}
        </span>
      )}
      <span id={`${id}label`} className={styles.label}>
        {node.label}
      </span>
      {/* So that the words that are seen stand apart as those of the name do. */ ' '}
      {node.adornment !== undefined && (
        <span id={`${id}adornment`} className={styles.adornment}>
          {node.adornment}
        </span>
      )}
      {node.actions && <span className={styles.actions}>{node.actions}</span>}
    </div>
  )
})
