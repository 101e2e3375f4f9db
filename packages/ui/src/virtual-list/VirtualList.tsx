import { useVirtualizer } from '@tanstack/react-virtual'
import { forwardRef, useEffect, useImperativeHandle, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '../classNames'
import * as styles from './VirtualList.css'

/** What the owner of a virtual list can ask of it. */
export interface VirtualListHandle {
  /** Brings a row into view, moving as little as possible. */
  scrollToIndex: (index: number) => void
}

export interface VirtualListProps {
  label: string
  /** How many rows there are, drawn or not. */
  count: number
  /** Height of a row in pixels, as a guess; rows are measured once drawn. */
  estimateHeight: (index: number) => number
  /** A stable key, so that a row keeps its state when others come in above. */
  keyOf: (index: number) => string
  /** `listbox` for rows with `role="option"`, `grid` for rows with `role="row"`. @default 'list' */
  role?: 'list' | 'listbox' | 'grid'
  multiselectable?: boolean
  className?: string
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  /** Called when the last rows come near, to fetch more. */
  onEndReached?: () => void
  children: (index: number) => ReactNode
}

/** Draws of a long list only what can be seen. */
export const VirtualList = /* @__PURE__ */ forwardRef<VirtualListHandle, VirtualListProps>(
  function VirtualList(props, ref) {
    const {
      label,
      count,
      estimateHeight,
      keyOf,
      role = 'list',
      multiselectable,
      onEndReached,
      children,
    } = props
    const scroller = useRef<HTMLDivElement>(null)
    const virtual = useVirtualizer({
      count,
      getScrollElement: () => scroller.current,
      estimateSize: estimateHeight,
      getItemKey: keyOf,
      overscan: 8,
    })
    useImperativeHandle(ref, () => ({ scrollToIndex: (index) => virtual.scrollToIndex(index) }), [virtual])

    const items = virtual.getVirtualItems()
    const last = items.at(-1)?.index ?? -1
    const atEnd = count > 0 && last >= count - 1
    const end = useRef(onEndReached)
    useEffect(() => {
      end.current = onEndReached
    })
    useEffect(() => {
      if (atEnd) end.current?.()
    }, [atEnd, count])

    return (
      <div ref={scroller} className={classNames(styles.scroller, props.className)}>
        <div
          role={role}
          aria-label={label}
          aria-multiselectable={multiselectable}
          aria-rowcount={role === 'grid' ? count : undefined}
          className={styles.content}
          style={{ blockSize: virtual.getTotalSize() }}
          onKeyDown={props.onKeyDown}
        >
          {items.map((item) => (
            <div
              key={item.key}
              ref={virtual.measureElement}
              data-index={item.index}
              role={role === 'list' ? 'listitem' : 'presentation'}
              className={styles.slot}
              style={{ transform: `translateY(${item.start}px)` }}
            >
              {children(item.index)}
            </div>
          ))}
        </div>
      </div>
    )
  },
)
