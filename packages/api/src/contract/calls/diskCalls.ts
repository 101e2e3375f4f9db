import { wireSuccess } from '../../wire/common'
import {
  wireDiskEntry,
  wireDiskPage,
  wireDiskQuery,
  wireDiskWhole,
  wireKeepOnline,
  wireLinkedFiles,
  wireLinkFiles,
  wireLinkName,
  wireLinks,
  wireLinksQuery,
  wireNewDiskFolder,
  wireOnlineFile,
  wireTransitQuery,
} from '../../wire/disk'
import { wireOnlineWhole } from '../../wire/imports'
import { call } from '../call'

/** Files that mails link to, and the disks that they lie on. @source AT-03, AT-04 */
export const diskCalls = {
  keepOnline: call('POST', '/api/netdisk/transit/', {
    area: 'sending',
    summary: 'Makes a file that is stored for a draft one that its mail links to.',
    body: wireKeepOnline,
    answer: wireOnlineFile,
  }),
  completeOnline: call('POST', '/api/netdisk/transit/complete/', {
    area: 'sending',
    summary: 'Puts the pieces of a file together and keeps it for mails to link to.',
    body: wireOnlineWhole,
    answer: wireOnlineFile,
  }),
  fileLinks: call('GET', '/api/netdisk/share/', {
    area: 'sending',
    summary: 'The links that a sent mail carries, without their addresses.',
    query: wireLinksQuery,
    answer: wireLinks,
  }),
  withdrawLink: call('POST', '/api/netdisk/share/cancel/', {
    area: 'sending',
    summary: 'Ends a link for everybody who has it.',
    body: wireLinkName,
    answer: wireSuccess,
  }),
  transitFiles: call('GET', '/api/mail/attach/', {
    area: 'sending',
    summary: 'What lies in transit, the newest first.',
    query: wireTransitQuery,
    answer: wireDiskPage,
  }),
  personalDisk: call('GET', '/api/netdisk/personal/', {
    area: 'sending',
    summary: 'A folder of one’s own disk.',
    query: wireDiskQuery,
    answer: wireDiskPage,
  }),
  companyDisk: call('GET', '/api/netdisk/company/', {
    area: 'sending',
    summary: 'A folder of the organisation’s disk.',
    query: wireDiskQuery,
    answer: wireDiskPage,
  }),
  completeDiskFile: call('POST', '/api/netdisk/files/complete/', {
    area: 'sending',
    summary: 'Puts the pieces of a file together and keeps it on a disk.',
    body: wireDiskWhole,
    answer: wireDiskEntry,
  }),
  makeDiskFolder: call('POST', '/api/netdisk/folders/', {
    area: 'sending',
    summary: 'Makes a folder on a disk.',
    body: wireNewDiskFolder,
    answer: wireDiskEntry,
  }),
  linkDiskFiles: call('POST', '/api/netdisk/links/', {
    area: 'sending',
    summary: 'Makes files of the disks ones that a mail links to.',
    body: wireLinkFiles,
    answer: wireLinkedFiles,
  }),
} as const
