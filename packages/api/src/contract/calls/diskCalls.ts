import { wireSuccess } from '../../wire/common'
import { wireKeepOnline, wireLinkName, wireLinks, wireLinksQuery, wireOnlineFile } from '../../wire/disk'
import { wireOnlineWhole } from '../../wire/imports'
import { call } from '../call'

/** Files that mails link to. @source AT-03 */
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
} as const
