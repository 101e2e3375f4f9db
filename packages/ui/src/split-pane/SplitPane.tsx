import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { classNames } from '../classNames'
import { useControlled } from '../useControlled'
import * as styles from './SplitPane.css'

export interface SplitPaneProps {
  /** Name of the bar between: "Width of the folder list". */
  label: string
  /** The pane that has a size. */
  first: ReactNode
  /** The pane that takes the rest. */
  second: ReactNode
  /** Side by side, or one above the other. @default 'row' */
  direction?: 'row' | 'column'
  /** Which pane has the size. @default 'first' */
  sized?: 'first' | 'second'
  /** Pixels. */
  size?: number
  defaultSize: number
  min: number
  max: number
  /** Told while dragging; store it when the pointer lets go, by `onSizeCommit`. */
  onSizeChange?: (size: number) => void
  onSizeCommit?: (size: number) => void
  /** The pane that has a size is away, and the bar with it; the other one stays mounted and takes all. @default false */
  collapsed?: boolean
  className?: string
}

/** How far an arrow key moves the bar, and with Shift. */
const stepPx = 8
const longStepPx = 40
const arrows = { row: ['ArrowLeft', 'ArrowRight'], column: ['ArrowUp', 'ArrowDown'] } as const

/** Two panes and a bar to share the room; a double click restores the default. */
export function SplitPane(props: SplitPaneProps) {
  const {
    label,
    first,
    second,
    direction = 'row',
    sized = 'first',
    min,
    max,
    defaultSize,
    onSizeCommit,
    collapsed = false,
  } = props
  const [size, setSize] = useControlled(props.size, defaultSize, props.onSizeChange)
  const box = useRef<HTMLDivElement>(null)
  const drag = useRef<{ from: number; size: number }>(undefined)

  const clamp = (px: number) => Math.round(Math.min(Math.max(px, min), max))
  const place = (event: PointerEvent) => (direction === 'row' ? event.clientX : event.clientY)
  /** 1 when moving right or down makes the sized pane bigger. */
  const sign = () => {
    const rtl = direction === 'row' && box.current && getComputedStyle(box.current).direction === 'rtl'
    return (sized === 'first' ? 1 : -1) * (rtl ? -1 : 1)
  }
  const commit = (px: number) => {
    setSize(px)
    onSizeCommit?.(px)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? longStepPx : stepPx
    const [less, more] = arrows[direction]
    const sizes: Record<string, number> = {
      [less]: size - step * sign(),
      [more]: size + step * sign(),
      Home: min,
      End: max,
    }
    const next = sizes[event.key]
    if (next === undefined) return
    event.preventDefault()
    commit(clamp(next))
  }

  const extent = direction === 'row' ? { inlineSize: size } : { blockSize: size }
  return (
    <div ref={box} className={classNames(styles.split, props.className)} data-direction={direction}>
      <div
        className={styles.pane}
        data-sized={sized === 'first' || undefined}
        hidden={collapsed && sized === 'first'}
        style={sized === 'first' ? extent : {}}
      >
        {first}
      </div>
      <div
        role="separator"
        aria-label={label}
        aria-orientation={direction === 'row' ? 'vertical' : 'horizontal'}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={size}
        tabIndex={0}
        hidden={collapsed}
        className={styles.bar}
        onKeyDown={onKeyDown}
        onDoubleClick={() => commit(clamp(defaultSize))}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          drag.current = { from: place(event), size }
        }}
        onPointerMove={(event) => {
          if (drag.current) setSize(clamp(drag.current.size + (place(event) - drag.current.from) * sign()))
        }}
        onPointerUp={() => {
          if (drag.current) onSizeCommit?.(size)
          drag.current = undefined
        }}
        onPointerCancel={() => {
          drag.current = undefined
        }}
      />
      <div
        className={styles.pane}
        data-sized={sized === 'second' || undefined}
        hidden={collapsed && sized === 'second'}
        style={sized === 'second' ? extent : {}}
      >
        {second}
      </div>
    </div>
  )
}
