import * as v from 'valibot'

/** Ways out of the mailbox: to the administration, and to the organisation's self-service. Without a way, `url` is empty. */
export const wireBackOffice = v.object({
  admin: v.object({ is_active: v.boolean(), url: v.string() }),
  center_show: v.boolean(),
  center_url: v.string(),
})
