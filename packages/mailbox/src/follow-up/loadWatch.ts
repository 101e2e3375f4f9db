import { locales } from '@mailroom/core'
import { FollowUpWatch } from './FollowUpWatch'
import { followUpStrings } from './followUpStrings'

/**
 * The watch over reminders with its words in every language. It stands beside the whole mailbox, so it must be there at
 * once: a mailbox that is shown anew in another language would wait for its words without an end.
 */
export async function loadWatch() {
  await Promise.all(locales.map((locale) => followUpStrings.load(locale)))
  return { default: FollowUpWatch }
}
