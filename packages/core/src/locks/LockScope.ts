/** What people can lock with a password of its own: their own folders, the file center, and the calendar. @source LK-06, ST-19 */
export const lockScopes = ['folders', 'files', 'calendar'] as const

export type LockScope = (typeof lockScopes)[number]
