import type { World } from '../every-route/World'
import { contactForm } from '../contactForm'
import type { KeptField, KeptFields, Shown } from './KeptField'
import { page, unique } from './KeptField'

/** Texts of a contact's form beside its address, which is what it is found by. */
const texts = [
  ...['fullname', 'mobile', 'birthday', 'company', 'department', 'duty', 'work_phone', 'fax', 'home_phone'],
  ...['homepage', 'im_msn', 'im_qq', 'family', 'remark', 'emails.0'],
  ...['country', 'province', 'city', 'street', 'postcode'].flatMap((part) => [
    `work_${part}`,
    `home_${part}`,
  ]),
] as const

/** Those of several lines. */
const notes = ['family', 'remark']

/** Fields of the personal address book whose text is kept and shown again. */
export function contactFields({ alice }: World): KeptFields {
  /** The address of the contact that is written to. */
  let address = ''
  const shown = async (): Promise<Shown> => [['findContact', { query: { email: address } }]]
  const fresh = () => contactForm((address = `${unique()}@out.example`))
  const made = async () => (await alice.ask('createContact', { body: fresh() })).contact_id
  const group = async () => (await alice.ask('createContactGroup', { body: { groupname: unique() } })).id

  /** The calls that take a whole form, each with a right one. */
  const forms: Readonly<Record<string, KeptField['input']>> = {
    createContact: () => ({ body: fresh() }),
    updateContact: async () => {
      const id = await made()
      return { path: { id: String(id) }, body: contactForm(address) }
    },
    mergeContacts: async () => {
      const contact_ids = [await made(), await made()]
      return { body: { ...contactForm(address), contact_ids } }
    },
  }
  const ofForms = Object.entries(forms).flatMap(([call, input]) => [
    ...texts.map((field) => {
      const name = field.replace('.0', '')
      // Of an address one of its parts stands for all of it.
      const saidAt = /^(work|home)_(?!phone)/.exec(name)?.[1]
      return [
        `${call} body.${field}`,
        {
          ...{ input, shown, as: notes.includes(name) ? 'exact' : 'line' },
          ...(saidAt && { saidAt: `${saidAt}_street` }),
        },
      ] as const
    }),
    [`${call} body.email`, { input, shown: [['contacts', { query: page }]] }] as const,
  ])
  return {
    ...Object.fromEntries(ofForms),
    'createContactGroup body.groupname': {
      input: () => ({ body: { groupname: '' } }),
      ...{ shown: [['contactGroups']], as: 'line' },
    },
    'renameContactGroup body.groupname': {
      input: async () => ({ path: { id: String(await group()) }, body: { groupname: '' } }),
      ...{ shown: [['contactGroups']], as: 'line' },
    },
  }
}
