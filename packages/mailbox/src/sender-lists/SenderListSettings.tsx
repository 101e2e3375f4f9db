import { senderLists, type SenderList } from '@mailroom/core'
import { useAdapter, useStrings } from '@mailroom/react'
import { SegmentedControl } from '@mailroom/ui'
import { AddSenders } from './AddSenders'
import { SenderEntries } from './SenderEntries'
import { senderListStrings } from './senderListStrings'
import * as styles from './SenderListSettings.css'

/** Which list is shown. @public */
export interface SenderListSettingsProps {
  list: SenderList
  /** The reader asks for another one. */
  onListChange: (list: SenderList) => void
}

const hints = { welcome: 'welcomeHint', refused: 'refusedHint', pictures: 'picturesHint' } as const

/**
 * The senders that the reader refuses, those who are always welcome, and those whose pictures are shown: for a page of
 * settings. Nothing where the mail system keeps no such lists.
 *
 * @public
 * @source ST-10, RD-17
 */
export function SenderListSettings({ list, onListChange }: SenderListSettingsProps) {
  const { t } = useStrings(senderListStrings)
  const { senderLists: port, pictures } = useAdapter()
  if (!port) return null
  const shown = senderLists.filter((each) => each !== 'pictures' || pictures !== undefined)
  return (
    <section className={styles.section} aria-label={t('section')}>
      <SegmentedControl
        label={t('list')}
        value={list}
        segments={shown.map((value) => ({ value, label: t(value) }))}
        onValueChange={onListChange}
      />
      <p className={styles.hint}>{t(hints[list])}</p>
      {/* What was typed, chosen and searched belongs to its list. */}
      <AddSenders key={`add ${list}`} list={list} />
      <SenderEntries key={`entries ${list}`} list={list} />
    </section>
  )
}
