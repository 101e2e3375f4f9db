import { wireSuccess } from '../../wire/common'
import { wireParam, wireSkinForm } from '../../wire/settingsForms'
import { call } from '../call'

/** How settings are changed. */
export const settingsCalls = {
  setParam: call('POST', '/api/setting/param/', {
    area: 'settings',
    summary: 'Changes one parameter.',
    body: wireParam,
    answer: wireSuccess,
  }),
  setSkin: call('POST', '/api/setting/skin/', {
    area: 'settings',
    summary: 'Changes the skin, or light and dark.',
    body: wireSkinForm,
    answer: wireSuccess,
  }),
} as const
