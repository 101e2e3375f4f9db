import { useStrings } from '@mailroom/react'
import { Dialog } from '@mailroom/ui'
import { paletteStrings } from './paletteStrings'
import * as styles from './ShortcutsDialog.css'

/** The keys of each area; lines of one array are pressed together, arrays follow each other. */
const areas = [
  [
    'keysAnywhere',
    [
      ['keyPalette', [['Ctrl', 'K']]],
      ['keySearch', [['/']]],
      ['keyHelp', [['?']]],
      ['keyEscape', [['Esc']]],
    ],
  ],
  [
    'keysList',
    [
      ['keyUpDown', [['↑'], ['↓']]],
      ['keyOpen', [['Enter']]],
      ['keySelect', [['Space']]],
      [
        'keyRange',
        [
          ['Shift', '↑'],
          ['Shift', '↓'],
        ],
      ],
      ['keyAll', [['Ctrl', 'A']]],
      ['keyDelete', [['Delete']]],
      ['keyMenu', [['Shift', 'F10']]],
    ],
  ],
  [
    'keysFolders',
    [
      ['keyBranch', [['←'], ['→']]],
      ['keyRename', [['F2']]],
      ['keyCloseTab', [['Delete']]],
    ],
  ],
  [
    'keysReading',
    [
      ['keyConversation', [['N'], ['P']]],
      ['keySend', [['Ctrl', 'Enter']]],
      ['keySave', [['Ctrl', 'S']]],
      [
        'keyBold',
        [
          ['Ctrl', 'B'],
          ['Ctrl', 'I'],
          ['Ctrl', 'U'],
        ],
      ],
    ],
  ],
] as const

/** All keys at a glance. @source SH-18 */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useStrings(paletteStrings)
  const command = /Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl'
  return (
    <Dialog open onOpenChange={onClose} size="large" title={t('shortcuts')} closeLabel={t('close')}>
      <div className={styles.areas}>
        {areas.map(([title, keys]) => (
          <section key={title} aria-label={t(title)}>
            <h3 className={styles.heading}>{t(title)}</h3>
            <dl className={styles.keys}>
              {keys.map(([word, ways]) => (
                <div key={word} className={styles.line}>
                  <dt>{t(word)}</dt>
                  <dd className={styles.ways}>
                    {ways.map((way) => (
                      <kbd key={way.join()} className={styles.key}>
                        {way.map((key) => (key === 'Ctrl' ? command : key)).join(' ')}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
