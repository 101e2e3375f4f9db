import { wireSuccess } from '../../wire/common'
import {
  wirePictureQuery,
  wirePictureSender,
  wirePictureSenders,
  wirePicturesForm,
  wirePictureTickets,
} from '../../wire/pictures'
import { call } from '../call'

/** Pictures from the web, which come through the gateway alone. */
export const pictureCalls = {
  pictureTickets: call('POST', '/api/mail/message/pictures/', {
    area: 'pictures',
    summary: 'Tickets for pictures that a mail names on the web.',
    body: wirePicturesForm,
    answer: wirePictureTickets,
  }),
  picture: call('GET', '/api/mail/picture/', {
    area: 'pictures',
    summary: 'A picture from the web, fetched by the gateway for the holder of the ticket.',
    query: wirePictureQuery,
    answer: 'binary',
  }),
  pictureSenders: call('GET', '/api/setting/picturesender/', {
    area: 'pictures',
    summary: 'Senders whose pictures are shown without asking.',
    answer: wirePictureSenders,
  }),
  allowPictures: call('POST', '/api/setting/picturesender/', {
    area: 'pictures',
    summary: 'Shows the pictures of a sender from now on.',
    body: wirePictureSender,
    answer: wireSuccess,
  }),
  disallowPictures: call('POST', '/api/setting/picturesender/delete/', {
    area: 'pictures',
    summary: 'Asks again before the pictures of a sender are shown.',
    body: wirePictureSender,
    answer: wireSuccess,
  }),
} as const
