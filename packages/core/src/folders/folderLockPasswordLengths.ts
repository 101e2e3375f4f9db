/** Characters of a folder lock's password: as many as one can guess slowly, and as many as fit into a wrapped one. @source LK-07 */
export const folderLockPasswordLengths = { min: 6, max: 20 } as const
