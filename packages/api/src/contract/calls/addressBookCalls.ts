import {
  wireContact,
  wireContactExport,
  wireContactFields,
  wireContactGroup,
  wireContactGroupName,
  wireContactGroups,
  wireContactIds,
  wireContactImport,
  wireContactMerge,
  wireContactPage,
  wireContactsQuery,
  wireDistribution,
  wireDoubles,
  wireFoundContact,
  wireGroupLeaving,
} from '../../wire/addressBook'
import { wireSuccess } from '../../wire/common'
import { wirePersonQuery } from '../../wire/contacts'
import { call } from '../call'

/** The personal address book: what is noted of people, and their groups. @source CT-02, CT-03 */
export const addressBookCalls = {
  contacts: call('GET', '/api/contact/pab/members/', {
    area: 'contacts',
    summary: 'A page of the personal address book, of one of its groups, or of those in no group.',
    query: wireContactsQuery,
    answer: wireContactPage,
  }),
  contact: call('GET', '/api/contact/pab/members/{id}/', {
    area: 'contacts',
    summary: 'All that is noted of a contact.',
    answer: wireContact,
  }),
  findContact: call('GET', '/api/contact/pab/find/', {
    area: 'contacts',
    summary: 'All that is noted of the contact with an address.',
    query: wirePersonQuery,
    answer: wireFoundContact,
  }),
  createContact: call('POST', '/api/contact/pab/members/', {
    area: 'contacts',
    summary: 'Adds a contact.',
    body: wireContactFields,
    answer: wireContact,
  }),
  updateContact: call('PUT', '/api/contact/pab/members/{id}/', {
    area: 'contacts',
    summary: 'Changes a contact.',
    body: wireContactFields,
    answer: wireContact,
  }),
  deleteContacts: call('POST', '/api/contact/pab/batchdelete/', {
    area: 'contacts',
    summary: 'Removes contacts; for an hour they can be brought back.',
    body: wireContactIds,
    answer: wireSuccess,
  }),
  restoreContacts: call('POST', '/api/contact/pab/restore/', {
    area: 'contacts',
    summary: 'Brings back contacts that were removed in the last hour.',
    body: wireContactIds,
    answer: wireSuccess,
  }),
  contactGroups: call('GET', '/api/contact/pab/groups/', {
    area: 'contacts',
    summary: 'The groups of the personal address book.',
    answer: wireContactGroups,
  }),
  createContactGroup: call('POST', '/api/contact/pab/groups/', {
    area: 'contacts',
    summary: 'Makes a group.',
    body: wireContactGroupName,
    answer: wireContactGroup,
  }),
  renameContactGroup: call('PUT', '/api/contact/pab/groups/{id}/', {
    area: 'contacts',
    summary: 'Gives a group another name.',
    body: wireContactGroupName,
    answer: wireContactGroup,
  }),
  deleteContactGroup: call('DELETE', '/api/contact/pab/groups/{id}/', {
    area: 'contacts',
    summary: 'Removes a group; its contacts stay.',
    answer: wireSuccess,
  }),
  distributeContacts: call('POST', '/api/contact/distribute-add/', {
    area: 'contacts',
    summary: 'Puts contacts into groups.',
    body: wireDistribution,
    answer: wireSuccess,
  }),
  takeOutContacts: call('POST', '/api/contact/distribute-delete/', {
    area: 'contacts',
    summary: 'Takes contacts out of a group.',
    body: wireGroupLeaving,
    answer: wireSuccess,
  }),
  importContacts: call('POST', '/api/contact/import/', {
    area: 'contacts',
    summary:
      'Takes over the contacts of a file: xls, xlsx, csv or vcf, at most 10 MB. `repeat`: ignore or overwrite.',
    form: { file: 'file', fields: ['repeat', 'group_id'] },
    answer: wireContactImport,
  }),
  exportContacts: call('GET', '/api/contact/export/', {
    area: 'contacts',
    summary: 'Contacts as a file.',
    query: wireContactExport,
    answer: 'binary',
  }),
  doubleContacts: call('GET', '/api/contact/pab/doubles/', {
    area: 'contacts',
    summary: 'Contacts that seem to be the same person.',
    answer: wireDoubles,
  }),
  mergeContacts: call('POST', '/api/contact/pab/merge/', {
    area: 'contacts',
    summary: 'Makes one contact of several.',
    body: wireContactMerge,
    answer: wireContact,
  }),
} as const
