import { calendarViews, type CalendarViewKind } from '@mailroom/core'
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  IconButton,
  KeyboardIcon,
  PanelIcon,
  PlusIcon,
  SegmentedControl,
  Select,
  SettingsIcon,
  Toolbar,
} from '@mailroom/ui'
import type { SayCalendar } from '../calendarStrings'
import * as styles from './CalendarToolbar.css'

export interface CalendarToolbarProps {
  t: SayCalendar
  view: CalendarViewKind
  /** What is shown, in words. */
  title: string
  /** For how much there is room. */
  room: 'wide' | 'medium' | 'touch'
  /** The calendars are in sight. */
  isSideOpen: boolean
  onSide: () => void
  onToday: () => void
  onTurn: (step: 1 | -1) => void
  /** The days before or after may be wanted. */
  onNear: (step: 1 | -1) => void
  onView: (view: CalendarViewKind) => void
  onNew: () => void
  onShortcuts: () => void
  onSettings: (() => void) | undefined
}

/** What days are shown and how, the way to others, and a new event. @source CA-01 */
export function CalendarToolbar(props: CalendarToolbarProps) {
  const { t, view, title, room, isSideOpen, onSide, onToday, onTurn, onNear, onView, onNew } = props
  const { onShortcuts, onSettings } = props
  const views = calendarViews.map((value) => ({ value, label: t(`view_${value}`) }))
  const step = (by: 1 | -1) => ({
    onClick: () => onTurn(by),
    onPointerEnter: () => onNear(by),
    onFocus: () => onNear(by),
  })
  return (
    <div className={styles.bar}>
      <Toolbar label={t('toolbar')} className={styles.steps}>
        <IconButton
          label={t(isSideOpen ? 'hideCalendars' : 'showCalendars')}
          icon={<PanelIcon />}
          aria-expanded={isSideOpen}
          onClick={onSide}
        />
        <Button size="small" onClick={onToday}>
          {t('today')}
        </Button>
        <IconButton label={t(`previous_${view}`)} shortcut="PgUp" icon={<ChevronLeftIcon />} {...step(-1)} />
        <IconButton label={t(`next_${view}`)} shortcut="PgDn" icon={<ChevronRightIcon />} {...step(1)} />
      </Toolbar>
      <h2 className={styles.title} title={title}>
        {title}
      </h2>
      <span className={styles.views}>
        {room === 'touch' ? (
          <Select
            aria-label={t('view')}
            options={views}
            value={view}
            onValueChange={(next) => onView(next as CalendarViewKind)}
          />
        ) : (
          <SegmentedControl label={t('view')} segments={views} value={view} onValueChange={onView} />
        )}
      </span>
      <span className={styles.buttons}>
        {room === 'wide' && (
          <IconButton label={t('shortcuts')} shortcut="?" icon={<KeyboardIcon />} onClick={onShortcuts} />
        )}
        {onSettings && <IconButton label={t('settings')} icon={<SettingsIcon />} onClick={onSettings} />}
        {room === 'touch' ? (
          <IconButton label={t('newEvent')} tone="accent" icon={<PlusIcon />} onClick={onNew} />
        ) : (
          <Button size="small" variant="primary" icon={<PlusIcon />} onClick={onNew}>
            {t('newEvent')}
          </Button>
        )}
      </span>
    </div>
  )
}
