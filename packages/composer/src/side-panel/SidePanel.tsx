import { useAdapter, useStrings } from '@mailroom/react'
import { CloseIcon, IconButton, Tabs } from '@mailroom/ui'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import type { Writing } from '../composer/useWriting'
import { PeoplePicker } from '../people-picker/PeoplePicker'
import { PaperPicker } from '../stationery/PaperPicker'
import { TemplatesContent } from '../templates/TemplatesContent'
import { panelStrings } from './panelStrings'
import * as styles from './SidePanel.css'

export interface SidePanelProps {
  writing: Writing
  /** Opened by hand, and not because it was open the last time: focus goes to it. */
  takesFocus: boolean
  onClose: () => void
}

/** What helps to write a mail, beside it: contacts, letter paper and templates. @source CO-18 */
export function SidePanel({ writing, takesFocus, onClose }: SidePanelProps) {
  const { t } = useStrings(panelStrings)
  const { contacts, templates } = useAdapter()
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) panel.current?.querySelector<HTMLElement>('[role="tab"][tabindex="0"]')?.focus()
  }, [takesFocus])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    onClose()
  }
  const people = (
    <PeoplePicker
      recipients={writing.fields}
      onChange={writing.change}
      line={writing.line}
      onLineChange={writing.setLine}
      showChosen={false}
    />
  )
  const papers = <PaperPicker chosen={writing.paper.chosen} onChoose={writing.paper.choose} />
  const isFormatted = writing.mode.mode === 'rich'
  const texts = <TemplatesContent target={writing.template} />
  const tabs = [
    ...(contacts ? [{ value: 'contacts', label: t('contacts'), content: () => people }] : []),
    ...(isFormatted ? [{ value: 'paper', label: t('paper'), content: () => papers }] : []),
    ...(templates ? [{ value: 'templates', label: t('templates'), content: () => texts }] : []),
  ]
  return (
    <aside ref={panel} className={styles.panel} aria-labelledby={id} onKeyDown={onKeyDown}>
      <header className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {t('panel')}
        </h2>
        <IconButton size="small" label={t('close')} icon={<CloseIcon />} onClick={onClose} />
      </header>
      <div className={styles.body}>
        <Tabs key={String(isFormatted)} label={t('panel')} tabs={tabs} fill />
      </div>
    </aside>
  )
}
