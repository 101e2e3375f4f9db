import * as v from 'valibot'
import { wireBanner, wireWelcomeLinks } from './home'

/** What people see and what they may do, by the names that signing in and the home page give it. */
const entries = {
  title: v.string(),
  welcome_logo: v.string(),
  system_name: v.string(),
  system_remark: v.string(),
  welcome_links: wireWelcomeLinks,
  banner_list: v.array(wireBanner),
  welcome_ads: v.array(wireBanner),
  /** The organisation; empty takes `title`. */
  name: v.string(),
  icp_no: v.string(),
  icp_link: v.string(),
  /** Empty shows no way to the self-service. */
  center_url: v.string(),
  is_fwmail: v.boolean(),
  is_maildownload: v.boolean(),
  is_fulltext: v.boolean(),
  disable_delete_button: v.boolean(),
  change_delete_button: v.boolean(),
  is_swtime: v.boolean(),
  show_button_of_burn: v.boolean(),
  show_button_of_password: v.boolean(),
}

/** What counts now. `is_changed` says that an administrator has set something in place of the configuration. */
export const wireAdminOrganisation = v.object({ ...entries, is_changed: v.boolean() })

/** What is set; the rest stays. */
export const wireAdminOrganisationChange = v.partial(v.object(entries))
