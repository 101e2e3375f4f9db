import type { HomeBoard } from '@mailroom/core'
import { useFrameUrl, useTheme } from '@mailroom/react'
import { useMemo } from 'react'
import { MessageFrame } from '../reading/body/frame/MessageFrame'
import { useCleanMail } from '../reading/body/useCleanMail'
import { Card } from './Card'
import type { SayHome } from './homeStrings'
import * as styles from './HomeView.css'

export interface NoticeCardProps {
  t: SayHome
  notice: NonNullable<HomeBoard['notice']>
}

/** A notice of the organisation. Cleaned and framed as a mail is: it may run nothing and fetch nothing. @source HO-04 */
export function NoticeCard({ t, notice: { title, html } }: NoticeCardProps) {
  const frameUrl = useFrameUrl()
  const source = useMemo(() => ({ html, contentIds: [] }), [html])
  const state = useCleanMail(source, sameHost)
  const mail = state.kind === 'clean' ? state.mail : undefined
  const isDark = useTheme().colorScheme === 'dark' && mail?.paintsGround === false
  const words = title || t('notice')
  return (
    <Card title={words}>
      {state.kind === 'failed' ? (
        <p className={styles.muted}>{t('noticeUnreadable')}</p>
      ) : (
        <div className={styles.paper} data-dark={isDark || undefined}>
          <MessageFrame body={mail?.body} isDark={isDark} title={words} frameUrl={frameUrl} />
        </div>
      )}
    </Card>
  )
}

/** A link of the organisation that shows another host than it leads to says the true one. */
const sameHost = (host: string) => host
