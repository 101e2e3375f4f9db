import { contactExportKinds, maxContactGroups, maxContactsAtOnce, maxMoreAddresses } from '@mailroom/core'
import * as v from 'valibot'
import { wireCount, wireWhole } from './common'

const id = v.pipe(wireWhole, v.minValue(1))
const idText = v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/))
const ids = v.pipe(v.array(id), v.minLength(1), v.maxLength(maxContactsAtOnce))
const groupIds = v.pipe(v.array(id), v.maxLength(maxContactGroups))
const groupChoice = v.union([idText, v.literal('none')])

/** Texts longer than what is kept are refused by the rules of a contact, which name the field. */
const text = v.pipe(v.string(), v.maxLength(4000))

/** What one form says of somebody. `birthday`: `1990-04-23`, `--04-23` or empty. @source 2nd text 3 */
const contactFields = {
  email: text,
  emails: v.pipe(v.array(text), v.maxLength(4 * maxMoreAddresses)),
  fullname: text,
  mobile: text,
  birthday: text,
  company: text,
  department: text,
  duty: text,
  work_phone: text,
  fax: text,
  work_country: text,
  work_province: text,
  work_city: text,
  work_street: text,
  work_postcode: text,
  home_phone: text,
  home_country: text,
  home_province: text,
  home_city: text,
  home_street: text,
  home_postcode: text,
  homepage: text,
  im_msn: text,
  im_qq: text,
  family: text,
  remark: text,
  groups_selected: groupIds,
}

/** Somebody to be kept in the personal address book. */
export const wireContactFields = v.object(contactFields)

/** Somebody in it, whole. */
export const wireContact = v.object({ contact_id: id, ...contactFields })

/** Somebody in it, or nobody. */
export const wireFoundContact = v.object({ contact: v.nullable(wireContact) })

/** A page of it; the first is 1. `group_id`: one group, or `none` for those in no group. */
export const wireContactsQuery = v.object({
  page: wireCount,
  page_size: wireCount,
  search: v.optional(v.pipe(v.string(), v.maxLength(100))),
  group_id: v.optional(groupChoice),
})

/** Contacts by name. */
export const wireContactPage = v.object({
  count: wireWhole,
  results: v.array(
    v.object({
      contact_id: id,
      email: v.string(),
      fullname: v.string(),
      mobile: v.string(),
      company: v.string(),
      groups_selected: v.array(id),
    }),
  ),
})

const group = v.object({ id, groupname: v.string(), count: wireWhole })

/** A group of it. @source 2nd text 3 */
export const wireContactGroup = group

/** Its groups by name, all contacts, and those in no group. */
export const wireContactGroups = v.object({ results: v.array(group), count: wireWhole, no_group: wireWhole })

/** A name for a group. */
export const wireContactGroupName = v.object({ groupname: v.pipe(v.string(), v.maxLength(1000)) })

/** Some contacts. */
export const wireContactIds = v.object({ contact_ids: ids })

/** Contacts that come into groups. */
export const wireDistribution = v.object({ contact_ids: ids, group_ids: groupIds })

/** Contacts that leave a group. */
export const wireGroupLeaving = v.object({ contact_ids: ids, group_id: id })

/** Several contacts that become one: the first stays. */
export const wireContactMerge = v.object({
  contact_ids: v.pipe(v.array(id), v.minLength(2), v.maxLength(100)),
  ...contactFields,
})

/** Sets of contacts that seem to be the same person. */
export const wireDoubles = v.object({ results: v.array(v.array(wireContact)) })

/** What became of the contacts of a file; `row` counts from 1. */
export const wireContactImport = v.object({
  added: wireWhole,
  changed: wireWhole,
  ignored: wireWhole,
  fault_count: wireWhole,
  faults: v.array(
    v.object({ row: id, fullname: v.string(), fault: v.picklist(['address_missing', 'address_invalid']) }),
  ),
})

/** What is written to a file: contacts by id, joined by commas; a group, or `none`; without both all of them. */
export const wireContactExport = v.object({
  format: v.picklist(contactExportKinds),
  group_id: v.optional(groupChoice),
  contact_ids: v.optional(
    v.pipe(v.string(), v.maxLength(17_000), v.regex(/^[1-9]\d{0,15}(,[1-9]\d{0,15}){0,999}$/)),
  ),
})

/** How many people are asked for. */
export const wireRecentQuery = v.object({ limit: wireCount })
