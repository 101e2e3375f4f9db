import { wireSuccess } from '../../wire/common'
import {
  wireSenderEntries,
  wireSenderListAddition,
  wireSenderListPage,
  wireSenderListQuery,
} from '../../wire/senderLists'
import { call } from '../call'

/** The three calls of a list of senders that stands at a path. */
const at = (path: `/api/setting/${string}/`, name: string) => ({
  page: call('GET', path, {
    area: 'settings',
    summary: `A page of ${name}.`,
    query: wireSenderListQuery,
    answer: wireSenderListPage,
  }),
  add: call('POST', path, {
    area: 'settings',
    summary: `Puts addresses and domains on ${name}.`,
    body: wireSenderEntries,
    answer: wireSenderListAddition,
  }),
  remove: call('POST', `${path}batchdelete/`, {
    area: 'settings',
    summary: `Takes addresses and domains off ${name}.`,
    body: wireSenderEntries,
    answer: wireSuccess,
  }),
})

const white = at('/api/setting/whitelist/', 'the white list')
const black = at('/api/setting/blacklist/', 'the black list')
const pictures = at('/api/setting/picturelist/', 'the list of senders whose pictures are shown')

/** Lists of senders. @source ST-10, RD-17 */
export const senderListCalls = {
  whitelist: white.page,
  addToWhitelist: white.add,
  removeFromWhitelist: white.remove,
  blacklist: black.page,
  addToBlacklist: black.add,
  removeFromBlacklist: black.remove,
  picturelist: pictures.page,
  addToPicturelist: pictures.add,
  removeFromPicturelist: pictures.remove,
} as const
