import { wireSuccess } from '../../wire/common'
import { wireGenderForm, wireNameRequest, wireProfile, wireReason } from '../../wire/profile'
import { call } from '../call'

/** Who the user is, and what of it waits for an administrator. */
export const profileCalls = {
  profile: call('GET', '/api/setting/profile/', {
    area: 'settings',
    summary: 'Who the user is to the organisation, with what they have asked for last.',
    answer: wireProfile,
  }),
  requestName: call('POST', '/api/setting/profile/', {
    area: 'settings',
    summary: 'Asks for another name, in place of one that waits.',
    body: wireNameRequest,
    answer: wireSuccess,
  }),
  withdrawName: call('POST', '/api/setting/profile/withdraw/', {
    area: 'settings',
    summary: 'Takes back a name that waits.',
    answer: wireSuccess,
  }),
  requestClosing: call('POST', '/api/setting/cancel/', {
    area: 'settings',
    summary: 'Asks for the own account to be closed.',
    body: wireReason,
    answer: wireSuccess,
  }),
  withdrawClosing: call('POST', '/api/setting/cancel/withdraw/', {
    area: 'settings',
    summary: 'Takes that back while it waits.',
    answer: wireSuccess,
  }),
  setProfilePicture: call('POST', '/api/setting/picture/', {
    area: 'settings',
    summary:
      'Shows a picture of the user to the organisation: PNG, JPEG, WebP or GIF, without what a camera wrote into it.',
    form: { file: 'picture', fields: [] },
    answer: wireSuccess,
  }),
  removeProfilePicture: call('DELETE', '/api/setting/picture/', {
    area: 'settings',
    summary: 'Shows no picture of the user any more.',
    answer: wireSuccess,
  }),
  setGender: call('POST', '/api/setting/gender/', {
    area: 'settings',
    summary: 'Says the gender of the user, for a drawing where there is no picture.',
    body: wireGenderForm,
    answer: wireSuccess,
  }),
} as const
