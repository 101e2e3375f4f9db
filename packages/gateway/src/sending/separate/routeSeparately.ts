import { addressKey, type Address } from '@mailroom/core'
import type { Directory } from '../../delivery/Directory'
import type { RoutedRecipient } from '../../delivery/Envelope'
import { routeRecipients, type RoutedRecipients } from '../../delivery/routeRecipients'

/** A mail of its own: who it names, and who gets it, which are several for a list. */
export interface SeparateMail extends RoutedRecipients {
  readonly to: Address
}

/**
 * Finds the ways when each recipient gets a mail of their own. Nobody gets two: who is also on a list, or has two of the
 * names, gets that of the first mention.
 *
 * @source CO-06
 */
export async function routeSeparately(
  directory: Directory,
  recipients: readonly Address[],
  options: { readonly isSubmitted: boolean },
): Promise<readonly SeparateMail[]> {
  const mails: (SeparateMail & { readonly routed: RoutedRecipient[] })[] = []
  const mailOf = new Map<string | number, RoutedRecipient[]>()
  for (const to of recipients) {
    const { routed, lists } = await routeRecipients(directory, [to], options)
    const own: RoutedRecipient[] = []
    for (const recipient of routed) {
      const name = addressKey(recipient)
      if (mailOf.has(name)) continue
      const box = recipient.localAccountId ?? name
      const mail = mailOf.get(box) ?? own
      mail.push(recipient)
      mailOf.set(name, mail).set(box, mail)
    }
    if (own.length > 0) mails.push({ to, routed: own, lists })
  }
  return mails
}
