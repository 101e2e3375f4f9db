import { useVirtualizer } from '@tanstack/react-virtual'
import { forwardRef, useEffect, useImperativeHandle, useRef } from 'react'
import { classNames } from '../classNames'
import type { VirtualListHandle, VirtualListProps } from './VirtualList'
import * as styles from './VirtualList.css'

/** The rows of a virtual list that can be seen. */
const VirtualListWindow = /* @__PURE__ */ forwardRef<VirtualListHandle, VirtualListProps>(
  function VirtualListWindow(props, ref) {
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
      // The element that scrolls is the list itself: a field that chooses among its rows speaks of that one.
      <div
        ref={scroller}
        id={props.id}
        role={role}
        aria-label={label}
        aria-multiselectable={multiselectable}
        aria-rowcount={role === 'grid' ? count : undefined}
        className={classNames(styles.scroller, props.className)}
        onKeyDown={props.onKeyDown}
      >
        <div role="presentation" className={styles.content} style={{ blockSize: virtual.getTotalSize() }}>
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

export default VirtualListWindow
