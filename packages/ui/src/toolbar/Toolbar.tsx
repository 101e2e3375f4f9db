import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '../classNames'
import { activeElementIn } from '../focus/activeElementIn'
import { stepFocus } from '../focus/stepFocus'
import { focusableIn } from '../focus/tabbable'
import * as styles from './Toolbar.css'

export interface ToolbarProps {
  label: string
  className?: string
  /** Buttons, menus, checkboxes; text fields keep their own arrows. */
  children: ReactNode
}

/** A row of controls that is one stop for Tab; arrows move inside it. */
export function Toolbar({ label, className, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)

  // The children are not ours to render, so their stops are set where they stand, after every change; some come by
  // themselves, when their code has come. What is shown has to be known for that, and in a frame it is found out anyway.
  useEffect(() => {
    const row = bar.current
    if (!row) return
    let frame = 0
    const keepSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => keepOneStop(row))
    }
    keepSoon()
    const watch = new MutationObserver(keepSoon)
    watch.observe(row, { childList: true, subtree: true })
    return () => {
      watch.disconnect()
      cancelAnimationFrame(frame)
    }
  })

  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = event.target as HTMLElement
    if (!event.currentTarget.contains(target) || event.defaultPrevented || usesArrows(target)) return
    const items = focusableIn(event.currentTarget)
    const index = items.indexOf(activeElementIn(event.currentTarget) as HTMLElement)
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = items[stepFocus(event.key, index, items.length, { orientation: 'horizontal', rtl }) ?? -1]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      className={classNames(styles.toolbar, className)}
      onKeyDown={step}
      onFocus={(event: FocusEvent<HTMLDivElement>) => {
        if (event.currentTarget.contains(event.target)) keepOneStop(event.currentTarget, event.target)
      }}
    >
      {children}
    </div>
  )
}

/** A line between groups of a toolbar. */
export function ToolbarSeparator() {
  return <span role="separator" aria-orientation="vertical" className={styles.separator} />
}

function keepOneStop(bar: HTMLElement, wanted?: EventTarget & Element) {
  const items = focusableIn(bar)
  const stop = items.find((item) => item === wanted) ?? items.find((item) => item.tabIndex === 0) ?? items[0]
  for (const item of items) item.tabIndex = item === stop ? 0 : -1
}

const usesArrows = (element: HTMLElement) =>
  element.isContentEditable ||
  element.matches('textarea, select, input:not([type="checkbox"]):not([type="button"])')
