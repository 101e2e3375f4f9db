import { addressKey, MailroomError, uniqueAddresses, type Address, type DraftContent } from '@mailroom/core'

/** A word without blanks cannot be folded, and no line may be longer than 998 (RFC 5322 2.1.1). */
const maxLineLength = 900

/**
 * What a person wrote, as it may stand in a mail: no line ends or other control characters in names and subject, no
 * broken characters anywhere, nobody twice in one field, and a recipient in one field only.
 *
 * @source I1, T16
 */
export function cleanContent(content: DraftContent): DraftContent {
  const to = uniqueAddresses(content.to.map(cleanAddress))
  const cc = without(uniqueAddresses(content.cc.map(cleanAddress)), to)
  const bcc = without(uniqueAddresses(content.bcc.map(cleanAddress)), [...to, ...cc])
  return {
    ...content,
    to,
    cc,
    bcc,
    from: content.from && cleanAddress(content.from),
    subject: oneLine(content.subject),
    html: cleanText(content.html),
    text: cleanText(content.text),
  }
}

/**
 * The sender as the account knows it. Without one, the main address.
 *
 * @throws MailroomError `forbidden` when it is somebody else's
 */
export function ownSender(senders: readonly Address[], asked: Address | undefined): Address {
  const found = asked ? senders.find((sender) => addressKey(sender) === addressKey(asked)) : senders[0]
  if (!found) throw new MailroomError('forbidden', 'The sender is not an address of this account')
  return found
}

// The address itself is not mended: what is no address must be refused, not turned into another one.
const cleanAddress = ({ address, name }: Address): Address => ({
  address: address.trim(),
  name: oneLine(name),
})

const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, maxLineLength)
    .toWellFormed()

const cleanText = (text: string) => text.toWellFormed().replaceAll('\0', '')

function without(list: readonly Address[], others: readonly Address[]): Address[] {
  const known = new Set(others.map(addressKey))
  return list.filter((address) => !known.has(addressKey(address)))
}
