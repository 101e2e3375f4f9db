import { formatDay, formatSize, visibleFileName, type FileLink } from '@mailroom/core'
import { ActQuestion } from '@mailroom/files'
import { useLocale, useStrings } from '@mailroom/react'
import { Badge, Button } from '@mailroom/ui'
import { useState } from 'react'
import * as panel from '../panel.css'
import * as styles from './FileLinks.css'
import { linkStrings } from './linkStrings'

const tones = { open: 'success', expired: 'neutral', withdrawn: 'neutral' } as const

export interface LinkRowsProps {
  links: readonly FileLink[]
  withdraw: (link: FileLink) => Promise<void>
}

/** The links of a sent mail: until when they lead to their files, how often those were fetched, and their end. */
export function LinkRows({ links, withdraw }: LinkRowsProps) {
  const { t } = useStrings(linkStrings)
  const { locale } = useLocale()
  const [asked, setAsked] = useState<FileLink>()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={panel.section} aria-label={t('title')}>
      <span className={panel.title}>{t('title')}</span>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.id} className={styles.row}>
            <bdi className={styles.name}>{visibleFileName(link.name)}</bdi>
            <span className={styles.facts}>{formatSize(link.sizeBytes)}</span>
            <Badge tone={tones[link.state]}>{t(link.state)}</Badge>
            <span className={styles.facts}>
              {link.state === 'open' && `${t('until', { date: formatDay(link.expiresAt, { locale }) })} · `}
              {t('downloads', { count: link.downloadCount })}
            </span>
            {link.state === 'open' && (
              <Button
                size="small"
                variant="ghost"
                aria-label={t('withdrawOf', { name: visibleFileName(link.name) })}
                onClick={() => {
                  setAsked(link)
                  setOpen(true)
                }}
              >
                {t('withdraw')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        // People who have the mail cannot be given the same link again.
        <ActQuestion
          isOpen={isOpen}
          words={{
            title: t('ask', { name: visibleFileName(asked.name) }),
            description: t('askHint'),
            confirm: t('confirm'),
            cancel: t('cancel'),
          }}
          act={() => withdraw(asked)}
          said={{ done: t('done', { name: visibleFileName(asked.name) }) }}
          staysOnFailure
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )
}
