import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { stepFocus } from '../focus/stepFocus'
import { useControlled } from '../useControlled'
import * as styles from './Tabs.css'

/** One tab and what it shows. */
export interface TabItem {
  value: string
  label: ReactNode
  icon?: ReactNode
  disabled?: boolean
  /** Made only while its tab is chosen. */
  content: () => ReactNode
}

export interface TabsProps {
  /** What the tabs are about. */
  label: string
  tabs: readonly TabItem[]
  value?: string
  /** @default the first tab */
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** As high as its place; what is too long scrolls below the tabs. @default false */
  fill?: boolean
}

/** Tabs over one panel. Arrows choose at once; Tab goes on into the panel. */
export function Tabs({ label, tabs, value, defaultValue, onValueChange, fill }: TabsProps) {
  const [chosen, choose] = useControlled(value, defaultValue ?? tabs[0]?.value ?? '', onValueChange)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const current = tabs.find((tab) => tab.value === chosen)

  const step = (event: KeyboardEvent) => {
    const stops = tabs.filter((tab) => !tab.disabled)
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const index = stops.findIndex((tab) => tab.value === chosen)
    const next = stops[stepFocus(event.key, index, stops.length, { orientation: 'horizontal', rtl }) ?? -1]
    if (!next) return
    event.preventDefault()
    choose(next.value)
    list.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(next.value)}"]`)?.focus()
  }

  return (
    <div className={styles.tabs} data-fill={fill || undefined}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={step}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            data-value={tab.value}
            className={styles.tab}
            aria-selected={tab.value === chosen}
            aria-controls={tab.value === chosen ? `${id}-panel` : undefined}
            tabIndex={tab.value === chosen ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => choose(tab.value)}
          >
            {tab.icon}
            {tab.label}
          </button>
        ))}
      </div>
      {current && (
        <div
          key={current.value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-tab-${current.value}`}
          className={styles.panel}
          // A panel of mere text must be reachable too.
          tabIndex={0}
        >
          {current.content()}
        </div>
      )}
    </div>
  )
}
