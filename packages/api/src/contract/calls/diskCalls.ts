import { wireSuccess } from '../../wire/common'
import {
  wireDiskEntries,
  wireDiskEntry,
  wireDiskFileQuery,
  wireDiskItems,
  wireDiskMove,
  wireDiskName,
  wireDiskPage,
  wireDiskQuery,
  wireDiskWhole,
  wireDiskZipQuery,
  wireKeepOnline,
  wireLinkedFiles,
  wireLinkFiles,
  wireLinkName,
  wireLinks,
  wireLinksQuery,
  wireNewDiskFolder,
  wireOnlineFile,
  wireTransitFiles,
  wireTransitKeep,
  wireTransitQuery,
  wireTransitStay,
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
  renameDiskItem: call('POST', '/api/netdisk/rename/', {
    area: 'sending',
    summary: 'Gives a file or folder of a disk another name.',
    body: wireDiskName,
    answer: wireDiskEntry,
  }),
  moveDiskItems: call('POST', '/api/netdisk/batchmove/', {
    area: 'sending',
    summary: 'Moves files and folders to another folder of their disk, all or none.',
    body: wireDiskMove,
    answer: wireSuccess,
  }),
  deleteDiskItems: call('POST', '/api/netdisk/batchdelete/', {
    area: 'sending',
    summary: 'Deletes files, and folders with all that lies in them.',
    body: wireDiskItems,
    answer: wireSuccess,
  }),
  diskFile: call('GET', '/api/netdisk/download/', {
    area: 'sending',
    summary: 'The bytes of a file of a disk or in transit, whole or a range of them.',
    query: wireDiskFileQuery,
    answer: 'binary',
  }),
  diskZip: call('GET', '/api/netdisk/zip/', {
    area: 'sending',
    summary: 'Files and folders in one zip that is made while it travels.',
    query: wireDiskZipQuery,
    answer: 'binary',
  }),
  deleteTransitFiles: call('POST', '/api/mail/attach/batchdelete/', {
    area: 'sending',
    summary: 'Deletes files in transit; links to them end.',
    body: wireTransitFiles,
    answer: wireSuccess,
  }),
  keepTransitFiles: call('POST', '/api/mail/attach/move-to-disk/', {
    area: 'sending',
    summary: 'Keeps files in transit in a folder of a disk.',
    body: wireTransitKeep,
    answer: wireDiskEntries,
  }),
  renewTransitFile: call('POST', '/api/mail/attach/{id}/renewal/', {
    area: 'sending',
    summary: 'Lets a file stay in transit, and links lead to it, for so long from now on.',
    body: wireTransitStay,
    answer: wireDiskEntry,
  }),
  linkDiskFiles: call('POST', '/api/netdisk/links/', {
    area: 'sending',
    summary: 'Makes files of the disks ones that a mail links to.',
    body: wireLinkFiles,
    answer: wireLinkedFiles,
  }),
} as const
