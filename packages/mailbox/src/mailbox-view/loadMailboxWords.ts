import type { Locale } from '@mailroom/core'
import { commonStrings } from '@mailroom/react'
import { folderStrings } from '../folder-tree/folderStrings'
import { listStrings } from '../message-list/listStrings'
import { boxStrings } from '../search/box/boxStrings'
import { mailboxStrings } from './mailboxStrings'

/**
 * Fetches what `MailboxView` says at first, so that it is drawn in one step. It does so by itself as well, but React shows
 * what had to wait only after a rest of up to half a second.
 *
 * @throws what fetching failed with
 */
export async function loadMailboxWords(locale: Locale): Promise<void> {
  const all = [commonStrings, mailboxStrings, listStrings, folderStrings, boxStrings]
  await Promise.all(all.map((words) => words.load(locale)))
}
