import { MailroomError } from '@mailroom/core'
import type { AppendManyOptions, AppendManyResult, NewMessage } from '../../MailStore'

/** A group shares one transaction: enough mails to share its cost, few enough that others need not wait for it. */
const maxMails = 100

/** Most bytes of a group in memory, unless one mail alone has more. */
const maxBytes = 4 * 1024 * 1024

/**
 * Adds mails a group at a time, and stops between two groups when asked to.
 *
 * @param appendGroup answers how many of a group were new
 * @throws MailroomError `cancelled` when stopped; the groups before stay
 */
export async function appendInGroups(
  mails: Iterable<NewMessage> | AsyncIterable<NewMessage>,
  { signal, onProgress }: AppendManyOptions,
  appendGroup: (group: readonly NewMessage[]) => Promise<number>,
): Promise<AppendManyResult> {
  let appendedCount = 0
  let skippedCount = 0
  for await (const group of inGroups(mails)) {
    if (signal?.aborted) {
      throw new MailroomError('cancelled', 'The import was stopped.', { cause: signal.reason })
    }
    const added = await appendGroup(group)
    appendedCount += added
    skippedCount += group.length - added
    onProgress?.(appendedCount)
  }
  return { appendedCount, skippedCount }
}

/** Gathers mails, in their order, into groups of a bounded size. */
async function* inGroups(
  mails: Iterable<NewMessage> | AsyncIterable<NewMessage>,
): AsyncGenerator<readonly NewMessage[]> {
  let group: NewMessage[] = []
  let bytes = 0
  for await (const mail of mails) {
    group.push(mail)
    bytes += mail.content.byteLength
    if (group.length < maxMails && bytes < maxBytes) continue
    yield group
    group = []
    bytes = 0
  }
  if (group.length > 0) yield group
}
