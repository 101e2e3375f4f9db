import * as v from 'valibot'

/** The password of the mailbox, wrapped like that of a sign-in. */
export const wireUnlock = v.object({ password: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)) })

/** What goes into the X-CSRF-Token header from then on. */
export const wireUnlocked = v.object({ token: v.string() })
