import { wireSuccess } from '../../wire/common'
import {
  wireContactForm,
  wireContactsOff,
  wireDepartments,
  wireDomainQuery,
  wireDomains,
  wireGroupMembers,
  wireGroups,
  wireMembersQuery,
  wirePeoplePage,
  wirePerson,
  wirePersonalQuery,
  wirePersonQuery,
  wireSenderList,
  wireSuggestions,
  wireSuggestQuery,
} from '../../wire/contacts'
import { wireOneMail } from '../../wire/messages'
import { wireRecentQuery } from '../../wire/addressBook'
import { call } from '../call'

/** People: those who may be meant, those who are known, those who are welcome or not. */
export const peopleCalls = {
  suggest: call('GET', '/api/contact/filter/', {
    area: 'contacts',
    summary: 'People, departments and lists that fit what was typed.',
    query: wireSuggestQuery,
    answer: wireSuggestions,
  }),
  recentPeople: call('GET', '/api/contact/recent/', {
    area: 'contacts',
    summary: 'People whom one writes to, those lately and often first.',
    query: wireRecentQuery,
    answer: wireSuggestions,
  }),
  personalPeople: call('GET', '/api/contact/pab/', {
    area: 'contacts',
    summary: 'A page of the personal address book.',
    query: wirePersonalQuery,
    answer: wirePeoplePage,
  }),
  members: call('GET', '/api/contact/oab/', {
    area: 'contacts',
    summary: 'A page of the people of the organisation, or of one of its departments.',
    query: wireMembersQuery,
    answer: wirePeoplePage,
  }),
  domainMembers: call('GET', '/api/contact/soab/', {
    area: 'contacts',
    summary: 'A page of the people of the organisation at one of its domains.',
    query: wireDomainQuery,
    answer: wirePeoplePage,
  }),
  domains: call('GET', '/api/contact/soab/domains/', {
    area: 'contacts',
    summary: 'The domains that people of the organisation have their mailboxes at.',
    answer: wireDomains,
  }),
  departments: call('GET', '/api/contact/oab/departments/', {
    area: 'contacts',
    summary: 'The departments of the organisation.',
    answer: wireDepartments,
  }),
  groups: call('GET', '/api/contact/groups/', {
    area: 'contacts',
    summary: 'The departments and lists that one may write to.',
    answer: wireGroups,
  }),
  groupMembers: call('GET', '/api/contact/groups/members/', {
    area: 'contacts',
    summary: 'Everybody who gets what is sent to a department or list.',
    query: wirePersonQuery,
    answer: wireGroupMembers,
  }),
  person: call('GET', '/api/contact/person/', {
    area: 'contacts',
    summary: 'What is known of somebody.',
    query: wirePersonQuery,
    answer: wirePerson,
  }),
  profilePicture: call('GET', '/api/contact/picture/{id}/', {
    area: 'contacts',
    summary: 'The picture of somebody of the organisation, under the name it has until it is replaced.',
    answer: 'binary',
  }),
  addSender: call('POST', '/api/mail/message/pab/', {
    area: 'contacts',
    summary: 'Puts the sender of a mail into the personal address book.',
    body: wireOneMail,
    answer: wireSuccess,
  }),
  addContact: call('POST', '/api/mail/message/ppab/', {
    area: 'contacts',
    summary: 'Puts somebody into the personal address book, or gives them another name there.',
    body: wireContactForm,
    answer: wireSuccess,
  }),
  removeContacts: call('POST', '/api/contact/batchdelete/', {
    area: 'contacts',
    summary: 'Takes people out of the personal address book.',
    body: wireContactsOff,
    answer: wireSuccess,
  }),
  listSender: call('POST', '/api/contact/sender-list/', {
    area: 'contacts',
    summary: 'Puts an address on the white or the black list, or takes it off.',
    body: wireSenderList,
    answer: wireSuccess,
  }),
} as const
