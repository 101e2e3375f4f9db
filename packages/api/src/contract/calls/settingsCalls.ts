import { wireSuccess } from '../../wire/common'
import { wireLangForm, wireParam, wireSkinForm } from '../../wire/settingsForms'
import { call } from '../call'

/** How settings are changed. */
export const settingsCalls = {
  setParam: call('POST', '/api/setting/param/', {
    area: 'settings',
    summary: 'Changes one parameter.',
    body: wireParam,
    answer: wireSuccess,
  }),
  setLang: call('POST', '/api/setting/lang/', {
    area: 'settings',
    summary: 'Changes the language.',
    body: wireLangForm,
    answer: wireSuccess,
  }),
  setSkin: call('POST', '/api/setting/skin/', {
    area: 'settings',
    summary: 'Changes the skin, or light and dark.',
    body: wireSkinForm,
    answer: wireSuccess,
  }),
} as const
