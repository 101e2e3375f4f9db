import { wireSuccess } from '../../wire/common'
import {
  wireFound,
  wireSavedSearch,
  wireSavedSearches,
  wireSearchForm,
  wireSearchQuery,
} from '../../wire/search'
import { call } from '../call'

/** Searching, and the searches that are kept. */
export const searchCalls = {
  search: call('GET', '/api/mail/message/search/', {
    area: 'messages',
    summary: 'One page of what is found in all folders.',
    query: wireSearchQuery,
    answer: wireFound,
  }),
  savedSearches: call('GET', '/api/mail/search/', {
    area: 'messages',
    summary: 'Searches that were kept, and those used lately.',
    answer: wireSavedSearches,
  }),
  saveSearch: call('POST', '/api/mail/search/', {
    area: 'messages',
    summary: 'Keeps a search; without a name it is noted as used.',
    body: wireSearchForm,
    answer: wireSavedSearch,
  }),
  deleteSearch: call('DELETE', '/api/mail/search/{id}/', {
    area: 'messages',
    summary: 'Forgets a search.',
    answer: wireSuccess,
  }),
  forgetSearches: call('POST', '/api/mail/search/forget/', {
    area: 'messages',
    summary: 'Forgets the searches that were only used lately.',
    answer: wireSuccess,
  }),
} as const
