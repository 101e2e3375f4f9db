import type { AnswerOf, Contract } from '@mailroom/api'
import {
  MailroomError,
  type MessageRef,
  type MessageSelection,
  type MessagesPort,
  type MovedMessage,
  type ReadOptions,
} from '@mailroom/core'
import { download } from '../http/download'
import type { HttpClient } from '../http/HttpClient'
import { flagOfTag } from '../wire/flags'
import { onlyTagOff, toWireFlagSteps, toWireFollowUp } from '../wire/flagSteps'
import { fromWireMessage } from '../wire/messages'
import { fromWireList, toWireView } from '../wire/rows'

/** Most mails that one call may name. @source the contract, wireUids */
const maxUids = 10_000

/** Most mails that a package may name by number. @source the contract, wirePackageQuery */
const maxPackedUids = 400

/** What is done with mails besides listing them, over HTTP. */
export function createMessagesPort(client: HttpClient): Omit<MessagesPort, 'list' | 'attachmentUrl'> {
  /** The mail as its text travelled: 1 all of it, 2 its header. */
  const readSource = async (ref: MessageRef, view: '1' | '2', options?: ReadOptions) => {
    const answer = await client.send('message', {
      path: { uid: ref.uid },
      query: { folder: ref.folder, view },
      options,
    })
    if ('source' in answer) return answer
    throw unexpected('the source of a mail')
  }

  return {
    async conversation({ folder, uid }, { limit, offset }, options) {
      const query = { folder, limit: String(limit), offset: String(offset) }
      return fromWireList(await client.send('conversation', { path: { uid }, query, options }))
    },

    async matching({ folder, filter, after, limit }, options) {
      const query = {
        folder,
        view: filter && toWireView(filter),
        after: after === undefined ? undefined : String(after),
        limit: String(limit),
      }
      return (await client.send('matching', { query, options })).uids
    },

    async read({ folder, uid }, options) {
      const answer = await client.send('message', { path: { uid }, query: { folder }, options })
      if ('source' in answer || 'quoted_html' in answer) throw unexpected('a mail')
      return fromWireMessage(answer)
    },

    async source(ref, options) {
      const { source, is_truncated } = await readSource(ref, '1', options)
      return { text: source, isTruncated: is_truncated }
    },

    header: async (ref, options) => (await readSource(ref, '2', options)).source,

    async setState(selection, change, { act } = {}) {
      const tag = onlyTagOff(change)
      for (const body of portions(selection)) {
        if (tag !== undefined) {
          await client.send('cancelTag', { body: { ...body, flag: flagOfTag(tag) } })
          continue
        }
        if (change.removeTags === 'all') await client.send('cancelTags', { body })
        if (change.isPinned !== undefined)
          await client.send('pin', { body: { ...body, action: change.isPinned ? 'add' : 'remove' } })
        if (change.followUp !== undefined)
          await client.send('followUp', { body: { ...body, ...toWireFollowUp(change.followUp) } })
        for (const step of toWireFlagSteps(change)) {
          await client.send('setFlags', { body: { ...body, ...step, ...(act !== undefined && { act }) } })
        }
      }
    },

    async setRemark({ folder, uid }, remark) {
      if (remark.trim() === '') await client.send('deleteRemark', { body: { folder, uid } })
      else await client.send('setRemark', { body: { folder, uid, remark } })
    },

    snooze: (selection, until) =>
      gatherPlaces(selection, (body) =>
        client.send('snooze', { body: { ...body, until: new Date(until).toISOString() } }),
      ),

    unsnooze: (selection) => gatherPlaces(selection, (body) => client.send('unsnooze', { body })),

    move: (selection, target) =>
      gather(selection, ({ folder, ...mails }) =>
        client.send('moveMessages', { body: { ...mails, src_folder: folder, dst_folder: target } }),
      ),

    delete: (selection) => gather(selection, (body) => client.send('deleteMessages', { body })),

    async reject(selection, { deleteMails }) {
      const outcome = { senders: new Set<string>(), isSorted: false }
      const moved = await gather(selection, async (portion) => {
        const answer = await client.send('reject', { body: { ...portion, is_delete: deleteMails } })
        for (const sender of answer.senders) outcome.senders.add(sender)
        outcome.isSorted = answer.is_sorted
        return answer
      })
      return { moved, senders: [...outcome.senders], isSorted: outcome.isSorted }
    },

    notSpam: (selection, { welcomeSenders }) =>
      gather(selection, (portion) =>
        client.send('notSpam', { body: { ...portion, to_white: welcomeSenders } }),
      ),

    async deleteForever(selection) {
      for (const body of portions(selection)) await client.send('expungeMessages', { body })
    },

    attachment: ({ folder, uid }, sid, options) =>
      client.send('attachment', { query: { folder, uid: String(uid), sid }, options }),

    attachmentAsPdf: ({ folder, uid }, sid, options) =>
      client.send('attachmentPdf', { query: { folder, uid: String(uid), sid }, options }),
    original: ({ folder, uid }, options) =>
      client.send('original', { query: { folder, uid: String(uid) }, options }),
    attachments: ({ folder, uid }, options) =>
      download(client, 'attachmentsZip', { query: { folder, uid: String(uid) }, options }),
    async archive({ folder, uids }, options) {
      if (uids.length > maxPackedUids && uids !== 'all')
        throw new MailroomError('tooLarge', `A package by number has at most ${maxPackedUids} mails.`)
      return download(client, 'archive', {
        query: { folder, uids: uids === 'all' ? uids : uids.join(',') },
        options,
      })
    },
  }
}

interface Portion {
  folder: string
  uids: number[] | 'all'
  conversations?: boolean
}

/** Selections of any size, in parts that one call can carry; none for an empty one. */
function portions({ folder, uids, wholeConversations }: MessageSelection): Portion[] {
  if (uids === 'all') return [{ folder, uids }]
  const count = Math.ceil(uids.length / maxUids)
  return Array.from({ length: count }, (_, part) => ({
    folder,
    uids: uids.slice(part * maxUids, (part + 1) * maxUids),
    ...(wholeConversations && { conversations: true }),
  }))
}

/** The new places of moved mails, over all parts. */
async function gather(
  selection: MessageSelection,
  send: (portion: Portion) => Promise<AnswerOf<Contract['moveMessages']>>,
): Promise<MovedMessage[]> {
  const moved: MovedMessage[] = []
  for (const portion of portions(selection)) {
    const { folder, uids } = await send(portion)
    for (const [before, after] of uids) {
      moved.push({ from: { folder: selection.folder, uid: before }, to: { folder, uid: after } })
    }
  }
  return moved
}

/** The same where each mail may be in another folder. */
async function gatherPlaces(
  selection: MessageSelection,
  send: (portion: Portion) => Promise<AnswerOf<Contract['snooze']>>,
): Promise<MovedMessage[]> {
  const moved: MovedMessage[] = []
  for (const portion of portions(selection)) {
    const { results } = await send(portion)
    for (const [before, folder, uid] of results) {
      moved.push({ from: { folder: selection.folder, uid: before }, to: { folder, uid } })
    }
  }
  return moved
}

const unexpected = (what: string): MailroomError =>
  new MailroomError('server', `The mail system was asked for ${what} and answered something else.`)
