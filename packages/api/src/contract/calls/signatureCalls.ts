import { wireSuccess } from '../../wire/common'
import {
  wireSignature,
  wireSignatureDefaults,
  wireSignatureIds,
  wireSignatures,
  wireTextForm,
} from '../../wire/signatures'
import { call } from '../call'

/** Signatures. @source CO-05, ST-05 */
export const signatureCalls = {
  signatures: call('GET', '/api/setting/signature/', {
    area: 'settings',
    summary: 'All signatures, and which are put in by themselves.',
    answer: wireSignatures,
  }),
  createSignature: call('POST', '/api/setting/signature/', {
    area: 'settings',
    summary: 'Makes a signature.',
    body: wireTextForm,
    answer: wireSignature,
  }),
  updateSignature: call('PUT', '/api/setting/signature/{id}/', {
    area: 'settings',
    summary: 'Changes a signature.',
    body: wireTextForm,
    answer: wireSignature,
  }),
  deleteSignatures: call('POST', '/api/setting/signature/batchdelete/', {
    area: 'settings',
    summary: 'Forgets signatures.',
    body: wireSignatureIds,
    answer: wireSuccess,
  }),
  setDefaultSignatures: call('POST', '/api/setting/signature/default/', {
    area: 'settings',
    summary: 'Says which signatures are put in by themselves.',
    body: wireSignatureDefaults,
    answer: wireSuccess,
  }),
} as const
