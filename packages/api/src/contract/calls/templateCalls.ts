import { wireSuccess } from '../../wire/common'
import { wireTextForm } from '../../wire/signatures'
import { wireTemplate, wireTemplateIds, wireTemplatePage, wireTemplateQuery } from '../../wire/templates'
import { call } from '../call'

/** Templates. @source CO-05 */
export const templateCalls = {
  templates: call('GET', '/api/setting/template/', {
    area: 'settings',
    summary: 'A page of templates.',
    query: wireTemplateQuery,
    answer: wireTemplatePage,
  }),
  template: call('GET', '/api/setting/template/{id}/', {
    area: 'settings',
    summary: 'One template.',
    answer: wireTemplate,
  }),
  createTemplate: call('POST', '/api/setting/template/', {
    area: 'settings',
    summary: 'Makes a template.',
    body: wireTextForm,
    answer: wireTemplate,
  }),
  updateTemplate: call('PUT', '/api/setting/template/{id}/', {
    area: 'settings',
    summary: 'Changes a template.',
    body: wireTextForm,
    answer: wireTemplate,
  }),
  deleteTemplates: call('POST', '/api/setting/template/batchdelete/', {
    area: 'settings',
    summary: 'Forgets templates.',
    body: wireTemplateIds,
    answer: wireSuccess,
  }),
} as const
