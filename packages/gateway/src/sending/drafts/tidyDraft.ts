import type { InternetMessageId } from '@mailroom/core'
import { accountSubject } from '../../jobs/accountSubject'
import type { NewJob } from '../../jobs/Job'
import type { JobHandler } from '../../jobs/JobHandler'
import type { SendingParts } from '../SendingParts'
import { draftVersions } from './draftVersions'

/** Kind of the job that leaves one version of a draft, or none. */
export const tidyDraftKind = 'tidy-draft'

/** Names a draft. */
export interface TidyDraftPayload {
  readonly accountId: number
  readonly draftId: string
  readonly messageId: InternetMessageId
}

/** The one waiting job per draft. */
export const tidyDraftWork = (payload: TidyDraftPayload): NewJob => ({
  kind: tidyDraftKind,
  payload,
  key: `tidy-draft ${payload.accountId} ${payload.draftId}`,
  subject: accountSubject(payload.accountId),
})

/**
 * Deletes the versions of a draft that do not count: all but the recorded one, or all when the draft was sent or thrown
 * away. Whatever step a crash came at, afterwards there is at most one version to be seen.
 *
 * @source CO-10, R4
 */
export async function tidyDraft(
  parts: Pick<SendingParts, 'database' | 'mailStore'>,
  { accountId, draftId, messageId }: TidyDraftPayload,
): Promise<void> {
  const mailbox = parts.mailStore.mailbox(accountId)
  const kept = await parts.database.db
    .selectFrom('drafts')
    .select(['folder', 'uid'])
    .where('account_id', '=', accountId)
    .where('draft_id', '=', draftId)
    .executeTakeFirst()
  const versions = await draftVersions(mailbox, messageId)
  const recorded = versions.find((ref) => ref.folder === kept?.folder && ref.uid === kept.uid)
  // Names of mails can change on a mail server: then the newest version stands for the one recorded.
  const left = kept && (recorded ?? versions.at(-1))
  const old = versions.filter((ref) => ref !== left)
  if (old[0]) await mailbox.expunge({ folder: old[0].folder, uids: old.map(({ uid }) => uid) })
}

/** The same as a job, for what a crash left behind. */
export function tidyDraftJob(parts: SendingParts): JobHandler<TidyDraftPayload> {
  return {
    kind: tidyDraftKind,
    run(draft) {
      return parts.locks.run(`${draft.accountId} ${draft.draftId}`, () => tidyDraft(parts, draft))
    },
  }
}
