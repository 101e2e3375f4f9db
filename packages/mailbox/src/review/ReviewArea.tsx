import { titleForTab } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { useId, type ReactNode } from 'react'
import { TabPanel } from '../mailbox-view/TabPanel'
import * as panels from '../mailbox-view/MailboxView.css'
import { TabStrip } from '../tab-strip/TabStrip'
import * as styles from './Review.css'
import { ReviewList } from './ReviewList'
import { ReviewReading } from './ReviewReading'
import { reviewStrings } from './reviewStrings'
import { listTab, useReviewTabs } from './useReviewTabs'

export interface ReviewAreaProps {
  /** What stands before the heading of the list. */
  leading: ReactNode
}

/** Reviewing: the list, and a tab for each mail that is read. @source RV-01, RV-02, RV-03 */
export function ReviewArea({ leading }: ReviewAreaProps) {
  const { t } = useStrings(reviewStrings)
  const prefix = useId()
  const { tabs, active, open, select, close } = useReviewTabs()
  const panelId = (id: string) => `${prefix}review-${id}`
  const nameOf = (subject: string) => subject.trim() || t('noSubject')
  const strip = tabs.map(({ id, subject }) => ({
    ...{ id: String(id), title: titleForTab(nameOf(subject)), fullTitle: nameOf(subject), canClose: true },
  }))
  return (
    <div className={styles.area}>
      {tabs.length > 0 && (
        <TabStrip
          label={t('openTabs')}
          closeLabel={(title) => t('closeTab', { title })}
          closeAllLabel={t('closeAll')}
          tabs={[{ id: listTab, title: t('listTab'), fullTitle: t('listTab'), canClose: false }, ...strip]}
          active={active}
          panelId={panelId}
          onSelect={select}
          onClose={(id) => close([Number(id)])}
          onCloseAll={() => close(tabs.map(({ id }) => id))}
        />
      )}
      <div className={panels.panels}>
        <TabPanel
          id={panelId(listTab)}
          label={t('listTab')}
          isActive={active === listTab}
          isAlone={tabs.length === 0}
        >
          <ReviewList t={t} leading={leading} onOpen={open} onDecided={close} />
        </TabPanel>
        {tabs.map(({ id, subject }) => (
          <TabPanel
            key={id}
            id={panelId(String(id))}
            label={nameOf(subject)}
            isActive={active === String(id)}
          >
            <ReviewReading t={t} id={id} onClose={() => close([id])} />
          </TabPanel>
        ))}
      </div>
    </div>
  )
}
