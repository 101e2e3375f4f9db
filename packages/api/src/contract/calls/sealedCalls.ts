import {
  wireMailPassword,
  wireOpened,
  wireOutside,
  wireSealTargets,
  wireSealedFile,
  wireSealedMail,
} from '../../wire/sealed'
import { call } from '../call'

/** Mails that a password opens or that reading destroys. */
export const sealedCalls = {
  reveal: call('POST', '/api/mail/message/burn/', {
    area: 'messages',
    summary: 'Reads a mail that is destroyed after reading; spends one reading of a recipient.',
    body: wireSealedMail,
    answer: wireOpened,
  }),
  unlock: call('POST', '/api/mail/message/password/', {
    area: 'messages',
    summary: 'Opens a mail with its password.',
    body: wireMailPassword,
    answer: wireOpened,
  }),
  sealOutside: call('POST', '/api/mail/message/seal/outside/', {
    area: 'messages',
    summary:
      'Of some addresses those whose mailboxes are not here: no mail that is destroyed after reading reaches them.',
    body: wireSealTargets,
    answer: wireOutside,
  }),
  sealedAttachment: call('POST', '/api/mail/message/password/attach/', {
    area: 'messages',
    summary: 'One attachment of a mail with a password.',
    body: wireSealedFile,
    answer: 'binary',
  }),
  sealedZip: call('POST', '/api/mail/message/password/attach-zip/', {
    area: 'messages',
    summary: 'All attachments of a mail with a password as one zip; Content-Disposition names it.',
    body: wireMailPassword,
    answer: 'binary',
  }),
} as const
