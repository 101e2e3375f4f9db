import { SelectedFolder } from '../model/SelectedFolder'
import type { ServerFolder } from '../model/ServerFolder'
import { itemsOf, textOf, type Token } from '../protocol/parseCommand'
import { Refusal } from '../protocol/Refusal'
import { setOf } from '../protocol/sequenceSet'
import type { Session } from '../Session'
import { type Command, folderOf, selectedOf } from './Command'

const systemFlags = '\\Answered \\Flagged \\Deleted \\Seen \\Draft'

/** SELECT, or EXAMINE, with `(CONDSTORE)` or `(QRESYNC (...))`. @source RFC 3501 6.3.1, RFC 7162 3.2.5 */
const opening = (isReadOnly: boolean): Command => ({
  run(session, [name, options]) {
    session.selected = undefined
    const folder = folderOf(session, textOf(name))
    const resync = options ? resyncFrom(session, itemsOf(options)) : undefined
    session.selected = new SelectedFolder(folder, isReadOnly)
    const lines = [
      `FLAGS (${[systemFlags, ...keywordsOf(folder)].join(' ')})`,
      `OK [PERMANENTFLAGS (${permanentFlags(session, folder, isReadOnly)})] Kept`,
      `${folder.mails.length} EXISTS`,
      '0 RECENT',
      `OK [UIDVALIDITY ${folder.uidValidity}] UIDs valid`,
      `OK [UIDNEXT ${folder.uidNext}] Next`,
      ...(session.has('CONDSTORE') ? [`OK [HIGHESTMODSEQ ${folder.highestModSeq}] Highest`] : []),
    ]
    for (const line of lines) session.say(`* ${line}`)
    if (resync?.uidValidity === folder.uidValidity) sayWhatChanged(session, folder, resync.modSeq)
    return `OK [READ-${isReadOnly ? 'ONLY' : 'WRITE'}] Done`
  },
})
export const select = opening(false)
export const examine = opening(true)

const keywordsOf = ({ mails }: ServerFolder): string[] => [
  ...new Set(mails.flatMap(({ flags }) => [...flags].filter((flag) => !flag.startsWith('\\')))),
]

function permanentFlags({ traits }: Session, folder: ServerFolder, isReadOnly: boolean): string {
  if (isReadOnly) return ''
  return traits.keepsKeywords ? [systemFlags, ...keywordsOf(folder), '\\*'].join(' ') : systemFlags
}

function resyncFrom(session: Session, options: readonly Token[]) {
  const [kind, list] = options
  const word = textOf(kind).toUpperCase()
  // QRESYNC only counts after ENABLE (RFC 7162 3.2.5).
  const isKnown = word === 'QRESYNC' ? session.enabled.has(word) : word === 'CONDSTORE' && session.has(word)
  if (!isKnown) throw new Refusal(`BAD There is no ${word}`)
  session.enabled.add('CONDSTORE')
  if (word === 'CONDSTORE') return undefined
  const [uidValidity, modSeq] = itemsOf(list).map((word) => Number(textOf(word)))
  return { uidValidity: uidValidity!, modSeq: modSeq! }
}

function sayWhatChanged(session: Session, folder: ServerFolder, modSeq: number) {
  const gone = folder.vanished.filter((one) => one.modSeq > modSeq).map(({ uid }) => uid)
  if (gone.length > 0) session.say(`* VANISHED (EARLIER) ${setOf(gone)}`)
  for (const [index, mail] of folder.mails.entries()) {
    if (mail.modSeq <= modSeq) continue
    session.say(
      `* ${index + 1} FETCH (UID ${mail.uid} FLAGS (${[...mail.flags].join(' ')}) MODSEQ (${mail.modSeq}))`,
    )
  }
}

/** Leaves the folder, and expunges on the way. */
export const close: Command = {
  run(session) {
    const { folder, isReadOnly } = selectedOf(session)
    if (!isReadOnly)
      folder.expunge(folder.mails.filter(({ flags }) => flags.has('\\Deleted')).map(({ uid }) => uid))
    session.selected = undefined
    return 'OK Done'
  },
}

/** Leaves the folder as it is. @source RFC 3691 */
export const unselect: Command = {
  capability: 'UNSELECT',
  run(session) {
    selectedOf(session)
    session.selected = undefined
    return 'OK Done'
  },
}
