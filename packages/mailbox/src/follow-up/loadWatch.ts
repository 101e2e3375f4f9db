import { locales } from '@mailroom/core'
import { FollowUpWatch } from './FollowUpWatch'
import { followUpStrings } from './followUpStrings'

/** The watch over reminders with its words in every language: the mailbox beside it must not wait for them. */
export async function loadWatch() {
  await Promise.all(locales.map((locale) => followUpStrings.load(locale)))
  return { default: FollowUpWatch }
}
