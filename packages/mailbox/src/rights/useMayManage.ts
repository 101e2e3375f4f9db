import { useShares } from '@mailroom/react'

/** Whether the reader may change what is kept about people and how mails are shown: not all whom an owner lets in may. @source ST-16 */
export const useMayManage = (): boolean => useShares().rights?.mayManage !== false
