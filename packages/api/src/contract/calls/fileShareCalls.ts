import { wireSuccess } from '../../wire/common'
import { wireTransitQuery } from '../../wire/disk'
import { wireFileShare, wireFileShares, wireNewFileShare, wireShareNames } from '../../wire/fileShares'
import { call } from '../call'

/** Files of the disks that are shared by an address and a code. @source FC-03 */
export const fileShareCalls = {
  createFileShare: call('POST', '/api/netdisk/share/create/', {
    area: 'sending',
    summary: 'Shares a file of a disk with whoever gets its address and its code.',
    body: wireNewFileShare,
    answer: wireFileShare,
  }),
  fileShares: call('GET', '/api/netdisk/share/get/', {
    area: 'sending',
    summary: 'The files that one shares or has shared, the newest first.',
    query: wireTransitQuery,
    answer: wireFileShares,
  }),
  endFileShares: call('POST', '/api/netdisk/share/end/', {
    area: 'sending',
    summary: 'Ends shares for everybody who has them.',
    body: wireShareNames,
    answer: wireSuccess,
  }),
} as const
