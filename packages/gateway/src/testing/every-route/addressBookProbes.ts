import { contactFileForm, contactForm } from '../contactForm'
import { probe } from './Probe'
import { canary, type World } from './World'

/** The calls of the personal address book: those that read, those that change, and those that take something away. */
export function addressBookProbes(world: World) {
  const page = { page: '1', page_size: '10' }
  const [contactId = 0, otherContactId = 0] = world.contactIds
  return {
    reading: {
      contacts: probe('manage', 404, { query: { ...page, group_id: String(world.contactGroupId) } }),
      contact: probe('manage', 404, { path: { id: String(contactId) } }),
      findContact: probe('manage', 200, { query: { email: `${canary}-c@out.example` } }),
      contactGroups: probe('manage', 200),
      doubleContacts: probe('manage', 200),
      exportContacts: probe('manage', 404, {
        query: { format: 'csv', group_id: String(world.contactGroupId) },
      }),
    },
    changing: {
      createContact: probe('manage', 200, { body: contactForm('walked@out.example') }),
      updateContact: probe('manage', 404, {
        path: { id: String(contactId) },
        body: contactForm(`${canary}-c@out.example`, canary),
      }),
      createContactGroup: probe('manage', 200, { body: { groupname: 'walked' } }),
      renameContactGroup: probe('manage', 404, {
        path: { id: String(world.contactGroupId) },
        body: { groupname: `${canary} renamed` },
      }),
      distributeContacts: probe('manage', 404, {
        body: { contact_ids: [contactId], group_ids: [world.contactGroupId] },
      }),
      takeOutContacts: probe('manage', 404, {
        body: { contact_ids: [otherContactId], group_id: world.contactGroupId },
      }),
      importContacts: probe('manage', 404, {
        form: contactFileForm('Name,E-mail\nErin,erin@out.example\n', 'a.csv', {
          group_id: String(world.contactGroupId),
        }),
      }),
    },
    removing: {
      mergeContacts: probe('manage', 404, {
        body: {
          ...contactForm(`${canary}-c@out.example`, canary),
          contact_ids: [contactId, otherContactId],
        },
      }),
      deleteContacts: probe('manage', 200, { body: { contact_ids: [contactId] } }),
      restoreContacts: probe('manage', 200, { body: { contact_ids: [contactId] } }),
      deleteContactGroup: probe('manage', 200, { path: { id: String(world.contactGroupId) } }),
    },
  }
}
