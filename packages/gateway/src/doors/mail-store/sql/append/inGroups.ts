import type { NewMessage } from '../../MailStore'

/** A group shares one transaction: enough mails to share its cost, few enough that others need not wait for it. */
const maxMails = 100

/** Most bytes of a group in memory, unless one mail alone has more. */
const maxBytes = 4 * 1024 * 1024

/** Gathers mails, in their order, into groups of a bounded size. */
export async function* inGroups(
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
