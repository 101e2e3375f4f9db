import type { Calendar, CalendarId } from '@mailroom/core'
import { useErrorText } from '@mailroom/react'
import {
  Button,
  DownloadIcon,
  IconButton,
  Loading,
  Menu,
  MoreIcon,
  PlusIcon,
  Skeleton,
  UploadIcon,
} from '@mailroom/ui'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { Asked } from '../acts/Asked'
import { CalendarLine } from './CalendarLine'
import * as styles from './CalendarSide.css'
import { MonthPicker, type MonthPickerProps } from './MonthPicker'

export interface CalendarSideProps extends MonthPickerProps {
  /** Undefined until they are there. */
  calendars: readonly Calendar[] | undefined
  error: unknown
  hidden: readonly CalendarId[]
  /** It lies over the days. */
  isOver: boolean
  ask: (asked: Asked) => void
  onHide: (hidden: readonly CalendarId[]) => void
  onRetry: () => void
  onClose: () => void
}

/** A small month, and the calendars with what is shown of them. @source CA-01, CA-03 */
export function CalendarSide(props: CalendarSideProps) {
  const { t, calendars, error, hidden, isOver, ask, onHide, onRetry, onClose, ...month } = props
  const pane = useRef<HTMLElement>(null)
  const errorText = useErrorText()
  useEffect(() => {
    // Over the days, whoever works with keys goes on in here.
    if (isOver) pane.current?.focus()
  }, [isOver])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOver || event.defaultPrevented) return
    event.stopPropagation()
    onClose()
  }
  const shown = (list: readonly Calendar[]) =>
    list.map((calendar) => (
      <CalendarLine
        key={calendar.id}
        {...{ t, calendar, ask }}
        isShown={!hidden.includes(calendar.id)}
        onShownChange={(isShown) =>
          onHide(isShown ? hidden.filter((id) => id !== calendar.id) : [...hidden, calendar.id])
        }
        onOnly={() => onHide((calendars ?? []).filter(({ id }) => id !== calendar.id).map(({ id }) => id))}
      />
    ))
  const mine = calendars?.filter(({ access }) => access === 'own') ?? []
  const shared = calendars?.filter(({ access }) => access !== 'own') ?? []
  return (
    <>
      {isOver && <div className={styles.veil} aria-hidden onClick={onClose} />}
      <nav ref={pane} className={styles.side} aria-label={t('calendars')} tabIndex={-1} onKeyDown={onKeyDown}>
        <MonthPicker t={t} {...month} />
        <section className={styles.group} aria-label={t('mine')}>
          <div className={styles.groupHead}>
            <h2 className={styles.groupTitle}>{t('mine')}</h2>
            <Menu
              align="end"
              trigger={<IconButton size="small" label={t('more')} icon={<MoreIcon />} />}
              entries={[
                { label: t('import'), icon: <UploadIcon />, onSelect: () => ask({ kind: 'import' }) },
                { label: t('export'), icon: <DownloadIcon />, onSelect: () => ask({ kind: 'export' }) },
              ]}
            />
            <IconButton
              size="small"
              label={t('newCalendar')}
              icon={<PlusIcon />}
              onClick={() => ask({ kind: 'newCalendar' })}
            />
          </div>
          {calendars ? (
            <ul className={styles.list}>{shown(mine)}</ul>
          ) : error === undefined ? (
            <Loading label={t('loadingCalendars')}>
              <div className={styles.skeleton}>
                <Skeleton width="60%" />
                <Skeleton width="75%" />
              </div>
            </Loading>
          ) : (
            <div className={styles.skeleton}>
              <p role="alert">{errorText(error)}</p>
              <Button size="small" onClick={onRetry}>
                {t('retry')}
              </Button>
            </div>
          )}
        </section>
        {shared.length > 0 && (
          <section className={styles.group} aria-label={t('shared')}>
            <div className={styles.groupHead}>
              <h2 className={styles.groupTitle}>{t('shared')}</h2>
            </div>
            <ul className={styles.list}>{shown(shared)}</ul>
          </section>
        )}
      </nav>
    </>
  )
}
