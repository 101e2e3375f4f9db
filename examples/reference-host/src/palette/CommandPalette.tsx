import type { OfferedActs } from '@mailroom/mailbox'
import { useNavigationActs, useSession, useStrings } from '@mailroom/react'
import { Dialog, FindField, FoundLine } from '@mailroom/ui'
import { useId, useState } from 'react'
import { commandGroups, type Command } from './Command'
import * as styles from './CommandPalette.css'
import { findCommands } from './findCommands'
import { paletteStrings } from './paletteStrings'
import { useCommands, type ShellCommands } from './useCommands'
import { useUnknownFolders } from './useUnknownFolders'

/** Lines of a group that are shown; whoever has five thousand folders types a part of a name. */
const mostOfGroup = 50

export interface CommandPaletteProps extends ShellCommands {
  onClose: () => void
  /** What can be done with the mails in front of the reader. */
  offered: OfferedActs
}

/** Everything by its name: type a part of it, choose with the arrows, Enter does it. @source SH-18 */
export function CommandPalette({ onClose, offered, ...shell }: CommandPaletteProps) {
  const { t } = useStrings(paletteStrings)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<number>()
  const unknown = useUnknownFolders(typed)
  const groups = useFound(useCommands(shell, offered, unknown.folders), typed, offered.to)
  const found = groups.flatMap(({ commands }) => commands)
  const at = chosen === undefined ? firstMarked(found, typed) : Math.min(chosen, found.length - 1)
  const active = found[at]
  const lineId = ({ id: name }: Command) => `${id}-${name.replace(/[^\w-]/g, '_')}`

  const activeId = active && lineId(active)

  const run = (command: Command) => {
    onClose()
    command.run()
  }
  return (
    <Dialog open onOpenChange={onClose} title={t('palette')} closeLabel={t('close')}>
      <div className={styles.palette}>
        <FindField
          label={t('palette')}
          hint={t('paletteHint')}
          size="large"
          typed={typed}
          listId={id}
          activeId={activeId}
          at={at}
          count={found.length}
          onType={(words) => {
            setTyped(words)
            setChosen(undefined)
          }}
          onStep={setChosen}
          onChoose={() => active && run(active)}
        />
        <div id={id} className={styles.list} role="listbox" aria-label={t('commands')}>
          {groups.map(({ name, title, commands, hiddenCount }) => (
            <div key={name} role="group" aria-labelledby={`${id}-group-${name}`}>
              <div id={`${id}-group-${name}`} className={styles.heading}>
                {title}
              </div>
              {commands.map((command) => (
                <FoundLine
                  key={command.id}
                  id={lineId(command)}
                  isActive={command === active}
                  onChoose={() => run(command)}
                >
                  {command.label}
                </FoundLine>
              ))}
              {name === 'go' && unknown.hasMore ? (
                <div className={styles.none}>{t('moreFolders')}</div>
              ) : (
                hiddenCount > 0 && (
                  <div className={styles.none}>{t('moreCommands', { count: hiddenCount })}</div>
                )
              )}
            </div>
          ))}
        </div>
        <p className={styles.none} role="status">
          {found.length === 0 ? t('noCommand') : ''}
        </p>
      </div>
    </Dialog>
  )
}

/** What fits, in groups; a search of all mail stands behind it. */
function useFound(commands: readonly Command[], typed: string, meant: OfferedActs['to']) {
  const { t } = useStrings(paletteStrings)
  const { navigate } = useNavigationActs()
  const { session } = useSession()
  const words = typed.trim()
  const search: readonly Command[] =
    words !== '' && session?.features.search
      ? [
          {
            id: 'search',
            group: 'do',
            label: t('searchFor', { words }),
            run: () => navigate({ kind: 'search', query: words }),
          },
        ]
      : []
  const found = findCommands(commands, typed)
  // The group of what fits best comes first.
  const order = words === '' ? commandGroups : [...new Set(found.map(({ group }) => group)), 'do' as const]
  const titles = {
    mail: t(meant === 'selection' ? 'groupSelection' : 'groupMail'),
    go: t('groupGo'),
    do: t('groupDo'),
    look: t('groupLook'),
  }
  return [...new Set(order)]
    .map((name) => ({
      name,
      title: titles[name],
      commands: [...found, ...search].filter(({ group }) => group === name),
    }))
    .filter((group) => group.commands.length > 0)
    .map(({ commands: all, ...group }) => ({
      ...group,
      commands: all.slice(0, mostOfGroup),
      hiddenCount: Math.max(all.length - mostOfGroup, 0),
    }))
}

/** What Enter does before anybody has chosen: the best of what was asked for; of all there is, something that takes nothing away. */
function firstMarked(found: readonly Command[], typed: string): number {
  return typed.trim() === ''
    ? Math.max(
        0,
        found.findIndex(({ isDestructive }) => !isDestructive),
      )
    : 0
}
