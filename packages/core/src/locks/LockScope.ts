/** What people can lock with a password of its own: their own folders, and the file center. @source LK-06, ST-19 */
export const lockScopes = ['folders', 'files'] as const

export type LockScope = (typeof lockScopes)[number]
