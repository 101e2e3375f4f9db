import { wireSuccess } from '../../wire/common'
import { wireTag, wireTagForm } from '../../wire/tags'
import { call } from '../call'

/** How one tag is read, and tags are made, changed and forgotten. */
export const tagCalls = {
  createTag: call('POST', '/api/mail/tag/', {
    area: 'tags',
    summary: 'Makes a tag.',
    body: wireTagForm,
    answer: wireTag,
  }),
  tag: call('GET', '/api/mail/tag/{id}/', {
    area: 'tags',
    summary: 'One tag.',
    answer: wireTag,
  }),
  updateTag: call('PUT', '/api/mail/tag/{id}/', {
    area: 'tags',
    summary: 'Gives a tag another name or colour.',
    body: wireTagForm,
    answer: wireTag,
  }),
  deleteTag: call('DELETE', '/api/mail/tag/{id}/', {
    area: 'tags',
    summary: 'Takes a tag off all mails and forgets it.',
    answer: wireSuccess,
  }),
} as const
