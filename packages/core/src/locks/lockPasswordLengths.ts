/** Characters of a lock's password: as many as one can guess slowly, and as many as fit into a wrapped one. @source LK-07 */
export const lockPasswordLengths = { min: 6, max: 20 } as const
