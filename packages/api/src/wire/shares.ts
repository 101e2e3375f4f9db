import * as v from 'valibot'

/** The share through which somebody goes into another mailbox. */
export const wireShareLogin = v.object({ share_id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) })

/** The session goes on under another cookie; this goes into the X-CSRF-Token header from now on. */
export const wireSwitched = v.object({ csrf_token: v.string() })

/** The mailboxes that the person may go into. */
export const wireShareUsers = v.object({
  results: v.array(v.object({ id: v.string(), realname: v.string(), username: v.string() })),
})

/** What the session may do in the mailbox that it works in. */
export const wireShareStatus = v.object({
  is_shareduser: v.boolean(),
  shareuser_all: v.boolean(),
  shareuser_get: v.boolean(),
  shareuser_post: v.boolean(),
  shareuser_send: v.boolean(),
  shareuser_password: v.boolean(),
})

/** What somebody may do in the mailbox, each with all that stand before it. */
const wireLevel = v.picklist(['readOnly', 'readWrite', 'proxySend', 'fullControl'])

const username = v.pipe(v.string(), v.minLength(3), v.maxLength(320))

/** Who may work in the own mailbox, by address. */
export const wireDelegates = v.object({
  results: v.array(v.object({ username: v.string(), realname: v.string(), level: wireLevel })),
})

/** A colleague who is let in, or gets another level. */
export const wireDelegate = v.object({ username, level: wireLevel })

/** A colleague who is let in no longer. */
export const wireDelegateName = v.object({ username })
