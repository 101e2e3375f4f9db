import { CloseIcon, stepFocus, VisuallyHidden } from '@mailroom/ui'
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import * as styles from './TabStrip.css'

/** One tab of the mailbox. */
export interface StripTab {
  readonly id: string
  /** Cut for the strip. */
  readonly title: string
  /** Whole, for the tooltip and for screen readers. */
  readonly fullTitle: string
  readonly canClose: boolean
}

export interface TabStripProps {
  label: string
  closeLabel: (title: string) => string
  closeAllLabel: string
  tabs: readonly StripTab[]
  active: string
  /** Id of the element that a tab shows. */
  panelId: (tab: string) => string
  onSelect: (id: string) => void
  onClose: (id: string) => void
  onCloseAll: () => void
  /** What else can be done with all of them; before "close all". */
  actions?: ReactNode
}

/** The open mails and composers beside the list. Arrows move, Delete closes. @source ML-23 */
export function TabStrip({
  label,
  closeLabel,
  closeAllLabel,
  tabs,
  active,
  panelId,
  actions,
  ...on
}: TabStripProps) {
  const strip = useRef<HTMLDivElement>(null)
  const prefix = useId()
  const tabId = (id: string) => `${prefix}${id.replace(/\s/g, '-')}`
  const isClosingByKey = useRef(false)
  // A new title may push the end of the tab out of sight.
  const activeTitle = tabs.find(({ id }) => id === active)?.title

  useLayoutEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (isClosingByKey.current) tab?.focus()
    isClosingByKey.current = false
    // With the frame, when everything has its place anyway: here it would be laid out twice.
    const frame = requestAnimationFrame(() =>
      tab?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [active, activeTitle, tabs.length])

  const onKeyDown = (event: KeyboardEvent, tab: StripTab) => {
    if (event.key === 'Delete' && tab.canClose) {
      event.preventDefault()
      isClosingByKey.current = true
      return on.onClose(tab.id)
    }
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const index = tabs.indexOf(tab)
    const next = tabs[stepFocus(event.key, index, tabs.length, { orientation: 'horizontal', rtl }) ?? -1]
    if (!next) return
    event.preventDefault()
    on.onSelect(next.id)
    strip.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus()
  }

  return (
    <div className={styles.strip}>
      {/* The close buttons stand among the tabs, where a tab list may have none: so it owns its tabs from beside. */}
      <span role="tablist" aria-label={label} aria-owns={tabs.map(({ id }) => tabId(id)).join(' ')} />
      <div ref={strip} className={styles.tabs}>
        {tabs.map((tab) => (
          <div
            key={tab.id}
            className={styles.tab}
            data-active={tab.id === active || undefined}
            data-closes={tab.canClose || undefined}
          >
            <button
              type="button"
              role="tab"
              id={tabId(tab.id)}
              data-tab={tab.id}
              className={styles.name}
              aria-selected={tab.id === active}
              aria-controls={panelId(tab.id)}
              aria-keyshortcuts={tab.canClose ? 'Delete' : undefined}
              title={tab.fullTitle}
              tabIndex={tab.id === active ? 0 : -1}
              onClick={() => on.onSelect(tab.id)}
              onAuxClick={(event) => event.button === 1 && tab.canClose && on.onClose(tab.id)}
              onKeyDown={(event) => onKeyDown(event, tab)}
            >
              <bdi aria-hidden>{tab.title}</bdi>
              <VisuallyHidden>{tab.fullTitle}</VisuallyHidden>
            </button>
            {tab.canClose && (
              <button
                type="button"
                className={styles.close}
                aria-label={closeLabel(tab.fullTitle)}
                title={closeLabel(tab.fullTitle)}
                tabIndex={tab.id === active ? 0 : -1}
                onClick={() => on.onClose(tab.id)}
              >
                <CloseIcon />
              </button>
            )}
          </div>
        ))}
      </div>
      {actions}
      <button type="button" className={styles.act} onClick={on.onCloseAll}>
        {closeAllLabel}
      </button>
    </div>
  )
}
