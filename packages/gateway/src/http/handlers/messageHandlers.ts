import { MailroomError, type MessageSelection } from '@mailroom/core'
import type { Mailbox } from '../../doors/mail-store/MailStore'
import { notSpam, rejectMails } from '../../contacts/rejectMails'
import { toTrash } from '../../mail/toTrash'
import type { ActiveSession } from '../../session/Sessions'
import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import { requireAllowed } from '../requireAllowed'
import { stateChange } from '../wire/flags'
import { toWireMoved, toWirePlaces } from '../wire/messages'

type Calls =
  | 'setFlags'
  | 'cancelTags'
  | 'cancelTag'
  | 'pin'
  | 'snooze'
  | 'unsnooze'
  | 'followUp'
  | 'setRemark'
  | 'deleteRemark'
  | 'moveMessages'
  | 'moveMessage'
  | 'deleteMessages'
  | 'expungeMessages'
  | 'reject'
  | 'notSpam'

const success = { msg: 'success' } as const

/** What is done to mails that are there. */
export function messageHandlers(services: Services): Pick<Handlers, Calls> {
  const { mailboxes, settings } = services
  const mailbox = (session: ActiveSession) => mailboxes.of(session)

  return {
    async setFlags({ body }, { session }) {
      const change = stateChange(body.action, body.flags)
      const box = mailbox(session)
      const { act } = body
      await box.setState(await chosen(box, body.folder, body), change, act === undefined ? {} : { act })
      return success
    },

    async cancelTags({ body }, { session }) {
      const box = mailbox(session)
      await box.setState(await chosen(box, body.folder, body), { removeTags: 'all' })
      return success
    },

    async cancelTag({ body }, { session }) {
      const { removeTags } = stateChange('remove', [body.flag])
      if (removeTags === undefined) throw noTag()
      const box = mailbox(session)
      await box.setState(await chosen(box, body.folder, body), { removeTags })
      return success
    },

    async pin({ body }, { session }) {
      const box = mailbox(session)
      const isPinned = body.action === 'add'
      // One pin holds a conversation; any mail of it may have the one that is taken off.
      const { folder, uids } = body
      await box.setState(isPinned ? { folder, uids } : await chosen(box, folder, body), { isPinned })
      return success
    },

    async snooze({ body }, { session }) {
      await mailboxes.requireOpen(session, body)
      const box = mailbox(session)
      const selection = await chosen(box, body.folder, body)
      const until = Date.parse(body.until)
      return toWirePlaces(await services.snoozing.snooze(session.accountId, box, selection, until))
    },

    async unsnooze({ body }, { session }) {
      await mailboxes.requireOpen(session, body)
      const box = mailbox(session)
      return toWirePlaces(await services.snoozing.unsnooze(box, await chosen(box, body.folder, body)))
    },

    async followUp({ body }, { session }) {
      const box = mailbox(session)
      const { folder, uids, at, unless_answered } = body
      // One mail reminds of a conversation; it goes from whichever has it.
      if (at === null) await services.followUps.clear(box, await chosen(box, folder, body))
      else {
        const followUp = { at: Date.parse(at), unlessAnswered: unless_answered === true }
        await services.followUps.set(session.accountId, box, { folder, uids }, followUp)
      }
      return success
    },

    async setRemark({ body: { folder, uid, remark } }, { session }) {
      if (remark.trim() === '') throw noRemark()
      await mailbox(session).setRemark({ folder, uid }, remark)
      return success
    },

    async deleteRemark({ body: { folder, uid } }, { session }) {
      await mailbox(session).setRemark({ folder, uid }, '')
      return success
    },

    async moveMessages({ body }, { session }) {
      const box = mailbox(session)
      const moved = await box.move(await chosen(box, body.src_folder, body), body.dst_folder)
      return toWireMoved(body.dst_folder, moved)
    },

    async moveMessage({ body: { uid, src_folder, dst_folder } }, { session }) {
      const moved = await mailbox(session).move({ folder: src_folder, uids: [uid] }, dst_folder)
      if (moved.length === 0) throw new MailroomError('notFound', 'The mail is not there any more.')
      return toWireMoved(dst_folder, moved)
    },

    async deleteMessages({ body }, { session }) {
      requireAllowed(settings.allowDelete)
      const box = mailbox(session)
      return toWireMoved(
        await box.folderWithRole('trash'),
        await toTrash(box, await chosen(box, body.folder, body)),
      )
    },

    async reject({ body: { is_delete: deleteMails, ...selection } }, { session }) {
      if (deleteMails) requireAllowed(settings.allowDelete)
      const outcome = await rejectMails(
        { ...services, mailbox: mailbox(session) },
        session.accountId,
        selection,
        deleteMails,
      )
      return {
        ...toWireMoved(await mailbox(session).folderWithRole('trash'), outcome.moved),
        senders: [...outcome.senders],
        is_sorted: outcome.isSorted,
      }
    },

    async notSpam({ body: { to_white: welcomeSenders, ...selection } }, { session }) {
      const moved = await notSpam(
        { ...services, mailbox: mailbox(session) },
        session.accountId,
        selection,
        welcomeSenders,
      )
      return toWireMoved(await mailbox(session).folderWithRole('inbox'), moved)
    },

    async expungeMessages({ body }, { session }) {
      requireAllowed(settings.allowDelete)
      const box = mailbox(session)
      await box.expunge(await chosen(box, body.folder, body))
      return success
    },
  }
}

const noTag = () =>
  new MailroomError('invalid', 'This flag is no tag.', { fields: { flag: ['fieldInvalid'] } })

const noRemark = () =>
  new MailroomError('invalid', 'The remark is empty.', { fields: { remark: ['remarkRequired'] } })

interface ChosenMails {
  readonly uids: MessageSelection['uids']
  readonly conversations?: boolean
}

/** The mails that a call is about: those it names, or all of their conversations in the folder. @source ML-24 */
async function chosen(
  box: Mailbox,
  folder: string,
  { uids, conversations }: ChosenMails,
): Promise<MessageSelection> {
  if (uids === 'all' || conversations !== true) return { folder, uids }
  return { folder, uids: await box.ofConversations(folder, uids) }
}
