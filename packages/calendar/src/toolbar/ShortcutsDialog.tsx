import { Dialog } from '@mailroom/ui'
import type { SayCalendar } from '../calendarStrings'
import * as styles from './ShortcutsDialog.css'

/** The keys of the calendar, and what they do. @source CA-08 */
export function ShortcutsDialog({ t, onClose }: { t: SayCalendar; onClose: () => void }) {
  const lines: readonly (readonly [keys: string, does: string])[] = [
    [t('keyName_arrows'), t('key_arrows')],
    ['PgUp / PgDn', t('key_page')],
    ['Home / End', t('key_ends')],
    ['Tab', t('key_tab')],
    ['Enter', t('key_enter')],
    [t('keyName_altArrows'), t('key_move')],
    [t('keyName_altShift'), t('key_length')],
    ['Delete', t('key_delete')],
    ['N', t('newEvent')],
    ['T', t('today')],
    ['M, W, D, A / 1–4', t('key_views')],
  ]
  return (
    <Dialog open onOpenChange={onClose} title={t('shortcuts')} closeLabel={t('close')}>
      <dl className={styles.keys}>
        {lines.map(([keys, does]) => (
          <div key={keys} className={styles.line}>
            <dt className={styles.key}>
              <kbd className={styles.kbd}>{keys}</kbd>
            </dt>
            <dd className={styles.does}>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
