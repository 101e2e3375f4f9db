import type { AnswerOf, Contract } from '@mailroom/api'
import type { Settings } from '../../config/Settings'
import type { OrganisationChange, OrganisationName } from '../../organisation/Organisation'

type WireOrganisation = Omit<AnswerOf<Contract['adminOrganisation']>, 'is_changed'>

/** The wire's name for each setting. */
export const organisationFields = {
  title: 'title',
  logoUrl: 'welcome_logo',
  noticeTitle: 'system_name',
  noticeHtml: 'system_remark',
  welcomeLinks: 'welcome_links',
  banners: 'banner_list',
  welcomeAds: 'welcome_ads',
  organisation: 'name',
  icpNumber: 'icp_no',
  icpLink: 'icp_link',
  selfServiceUrl: 'center_url',
  allowForward: 'is_fwmail',
  allowDownload: 'is_maildownload',
  allowSearch: 'is_fulltext',
  allowDelete: 'disable_delete_button',
  deleteForeverButton: 'change_delete_button',
  twelveHourTimes: 'is_swtime',
  allowBurn: 'show_button_of_burn',
  allowMailPassword: 'show_button_of_password',
  allowOfflineReading: 'is_offline_reading',
  allowFiles: 'sw_netdisk_page',
  showDirectory: 'has_user_department_perm',
  allowRegistration: 'is_register',
  registrationAgreement: 'agreement',
} as const satisfies Readonly<Record<OrganisationName, keyof WireOrganisation>>

/** What counts now. */
export function toWireOrganisation(settings: Settings): WireOrganisation {
  const fields = Object.entries(organisationFields) as [OrganisationName, keyof WireOrganisation][]
  return {
    ...(Object.fromEntries(fields.map(([name, field]) => [field, settings[name]])) as WireOrganisation),
    // The one switch that the wire turns round.
    disable_delete_button: !settings.allowDelete,
  }
}

/** What is set, as the settings call it. */
export function fromWireOrganisation(given: Partial<WireOrganisation>): OrganisationChange {
  const names = (Object.entries(organisationFields) as [OrganisationName, keyof WireOrganisation][]).filter(
    ([, field]) => given[field] !== undefined,
  )
  const { disable_delete_button: isDeletingOff } = given
  return {
    ...(Object.fromEntries(names.map(([name, field]) => [name, given[field]])) as OrganisationChange),
    ...(isDeletingOff !== undefined && { allowDelete: !isDeletingOff }),
  }
}
