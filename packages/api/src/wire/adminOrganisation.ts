import * as v from 'valibot'
import { wireBanner, wireWelcomeLinks } from './home'

/** A name, or an address. */
const line = v.pipe(v.string(), v.maxLength(2000))

/** What people see and what they may do, by the names that signing in and the home page give it. */
const entries = {
  title: line,
  welcome_logo: line,
  system_name: line,
  system_remark: v.pipe(v.string(), v.maxLength(500_000)),
  welcome_links: v.pipe(wireWelcomeLinks, v.maxLength(100)),
  banner_list: v.pipe(v.array(wireBanner), v.maxLength(100)),
  welcome_ads: v.pipe(v.array(wireBanner), v.maxLength(100)),
  /** The organisation; empty takes `title`. */
  name: line,
  icp_no: line,
  icp_link: line,
  /** Empty shows no way to the self-service. */
  center_url: line,
  is_fwmail: v.boolean(),
  is_maildownload: v.boolean(),
  is_fulltext: v.boolean(),
  disable_delete_button: v.boolean(),
  change_delete_button: v.boolean(),
  is_swtime: v.boolean(),
  sw_netdisk_page: v.boolean(),
  has_user_department_perm: v.boolean(),
  show_button_of_burn: v.boolean(),
  show_button_of_password: v.boolean(),
  is_offline_reading: v.boolean(),
  is_register: v.boolean(),
  /** What people agree to who ask for an account, as plain text. */
  agreement: v.pipe(v.string(), v.maxLength(100_000)),
}

/** What counts now. `is_changed` says that an administrator has set something in place of the configuration. */
export const wireAdminOrganisation = v.object({ ...entries, is_changed: v.boolean() })

/** What is set; the rest stays. */
export const wireAdminOrganisationChange = v.object({
  title: v.optional(entries.title),
  welcome_logo: v.optional(entries.welcome_logo),
  system_name: v.optional(entries.system_name),
  system_remark: v.optional(entries.system_remark),
  welcome_links: v.optional(entries.welcome_links),
  banner_list: v.optional(entries.banner_list),
  welcome_ads: v.optional(entries.welcome_ads),
  name: v.optional(entries.name),
  icp_no: v.optional(entries.icp_no),
  icp_link: v.optional(entries.icp_link),
  center_url: v.optional(entries.center_url),
  is_fwmail: v.optional(entries.is_fwmail),
  is_maildownload: v.optional(entries.is_maildownload),
  is_fulltext: v.optional(entries.is_fulltext),
  disable_delete_button: v.optional(entries.disable_delete_button),
  change_delete_button: v.optional(entries.change_delete_button),
  is_swtime: v.optional(entries.is_swtime),
  sw_netdisk_page: v.optional(entries.sw_netdisk_page),
  has_user_department_perm: v.optional(entries.has_user_department_perm),
  show_button_of_burn: v.optional(entries.show_button_of_burn),
  show_button_of_password: v.optional(entries.show_button_of_password),
  is_offline_reading: v.optional(entries.is_offline_reading),
  is_register: v.optional(entries.is_register),
  agreement: v.optional(entries.agreement),
})
