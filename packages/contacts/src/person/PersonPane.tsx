import type { ContactGroup } from '@mailroom/core'
import { ArrowLeftIcon, CloseIcon, IconButton } from '@mailroom/ui'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { Asked } from '../acts/Asked'
import type { PeopleActs } from '../acts/usePeopleActs'
import type { SayContacts } from '../contactsStrings'
import { shownName, type PersonLine } from '../people-list/PersonLine'
import { ContactFacts } from './ContactFacts'
import { PersonFacts } from './PersonFacts'
import * as styles from './PersonPane.css'
import { PersonButtons } from './PersonButtons'

export interface PersonPaneProps {
  t: SayContacts
  line: PersonLine
  groups: readonly ContactGroup[]
  acts: PeopleActs
  onWrite: ((to: readonly string[]) => void) | undefined
  ask: (asked: Asked) => void
  onClose: () => void
}

/** Whoever is looked at: beside the list, over it where it is narrow. */
export function PersonPane({ t, line, groups, acts, onWrite, onClose }: PersonPaneProps) {
  const pane = useRef<HTMLElement>(null)
  const name = shownName(line)
  const buttons = <PersonButtons acts={acts.of([line])} />
  useEffect(() => {
    // Over the list, whoever works with keys goes on in here.
    if (pane.current && getComputedStyle(pane.current).position === 'absolute') pane.current.focus()
  }, [line.id])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    onClose()
  }
  return (
    <aside
      ref={pane}
      className={styles.pane}
      aria-label={t('about', { name })}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <span className={styles.back}>
          <IconButton label={t('back')} icon={<ArrowLeftIcon />} onClick={onClose} />
        </span>
        <span className={styles.close}>
          <IconButton size="small" label={t('close')} icon={<CloseIcon />} onClick={onClose} />
        </span>
      </div>
      {line.contact ? (
        <ContactFacts {...{ t, line, groups, onWrite, buttons }} contactId={line.contact.id} />
      ) : (
        <PersonFacts {...{ t, line, onWrite, buttons }} />
      )}
    </aside>
  )
}
