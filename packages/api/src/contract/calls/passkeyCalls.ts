import { wireSuccess } from '../../wire/common'
import {
  wireNewPasskey,
  wirePasskey,
  wirePasskeyAnswer,
  wirePasskeyName,
  wirePasskeyRequest,
  wirePasskeys,
  wirePasskeySetup,
  wirePasskeyStep,
} from '../../wire/passkeys'
import { wireLoginAfter } from '../../wire/session'
import { wireProof } from '../../wire/twoFactor'
import { call } from '../call'

/** Keys on people's devices that sign them in. */
export const passkeyCalls = {
  passkeys: call('GET', '/api/passkey/', {
    area: 'settings',
    summary: 'The passkeys of the account, the newest first.',
    answer: wirePasskeys,
  }),
  beginPasskey: call('POST', '/api/passkey/begin/', {
    area: 'settings',
    summary: 'What a browser makes a passkey from; needs the password or a code.',
    body: wireProof,
    answer: wirePasskeySetup,
  }),
  addPasskey: call('POST', '/api/passkey/', {
    area: 'settings',
    summary: 'Takes a passkey into use that this browser was asked to make.',
    body: wireNewPasskey,
    answer: wirePasskey,
  }),
  renamePasskey: call('PUT', '/api/passkey/{id}/', {
    area: 'settings',
    summary: 'Calls a passkey something else.',
    body: wirePasskeyName,
    answer: wireSuccess,
  }),
  removePasskey: call('POST', '/api/passkey/{id}/release/', {
    area: 'settings',
    summary: 'Takes a passkey off; needs the password or a code. Other sessions end.',
    body: wireProof,
    answer: wireSuccess,
  }),
  beginPasskeyLogin: call('POST', '/api/passkey/login/begin/', {
    area: 'session',
    summary: 'What a passkey is asked with: instead of the password, or for the second step.',
    body: wirePasskeyStep,
    answer: wirePasskeyRequest,
    isOpen: true,
  }),
  passkeyLogin: call('POST', '/api/passkey/login/', {
    area: 'session',
    summary: 'Signs in with the answer of a passkey, in the browser that asked.',
    body: wirePasskeyAnswer,
    answer: wireLoginAfter,
    isOpen: true,
  }),
} as const
