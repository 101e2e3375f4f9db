import type { ServerFolder } from '../model/ServerFolder'
import { textOf } from '../protocol/parseCommand'
import { Refusal } from '../protocol/Refusal'
import { setOf } from '../protocol/sequenceSet'
import type { Session } from '../Session'
import { type Command, folderOf, selectedOf } from './Command'
import { type Picked, pick } from './pick'

/** COPY or UID COPY. @source RFC 3501 6.4.7, RFC 4315 */
export const copy = (byUid: boolean): Command => ({
  run(session, [set, name]) {
    const target = folderOf(session, textOf(name), 'TRYCREATE')
    const code = copied(session, pick(session, set, byUid), target)
    return `OK ${code}Done`
  },
})

/** @source RFC 6851 */
export const move = (byUid: boolean): Command => ({
  capability: 'MOVE',
  run(session, [set, name]) {
    const selected = selectedOf(session)
    if (selected.isReadOnly) throw new Refusal('NO [READ-ONLY] The folder is open for reading')
    const target = folderOf(session, textOf(name), 'TRYCREATE')
    const picked = pick(session, set, byUid)
    const code = copied(session, picked, target)
    // Said before the mails go, so that their old uids still mean something.
    if (code) session.say(`* OK ${code}Moved`)
    selected.folder.expunge(picked.map(({ mail }) => mail.uid))
    return 'OK Done'
  },
})

function copied(session: Session, picked: readonly Picked[], target: ServerFolder): string {
  const added = picked.map(({ mail }) => target.add(mail.raw, mail))
  if (added.length === 0 || !session.has('UIDPLUS')) return ''
  const from = setOf(picked.map(({ mail }) => mail.uid))
  return `[COPYUID ${target.uidValidity} ${from} ${setOf(added.map(({ uid }) => uid))}] `
}

/** EXPUNGE, or UID EXPUNGE of a set. @source RFC 3501 6.4.3, RFC 4315 2.1 */
export const expunge = (byUid: boolean): Command => ({
  ...(byUid ? { capability: 'UIDPLUS' } : {}),
  run(session, [set]) {
    const selected = selectedOf(session)
    if (selected.isReadOnly) throw new Refusal('NO [READ-ONLY] The folder is open for reading')
    const mails = byUid ? pick(session, set, true).map(({ mail }) => mail) : selected.folder.mails
    selected.folder.expunge(mails.filter(({ flags }) => flags.has('\\Deleted')).map(({ uid }) => uid))
    return 'OK Done'
  },
})
