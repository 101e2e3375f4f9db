import type { AnswerOf, BodyOf, Contract } from '@mailroom/api'
import type { Organisation, OrganisationLook, OrganisationSwitches, SetLink } from '@mailroom/core'

type Answer = AnswerOf<Contract['adminOrganisation']>
type Change = BodyOf<Contract['adminSetOrganisation']>

/** What counts now. */
export const fromWireOrganisation = (answer: Answer): Organisation => ({
  look: {
    title: answer.title,
    name: answer.name,
    logoUrl: answer.welcome_logo,
    noticeTitle: answer.system_name,
    noticeHtml: answer.system_remark,
    links: answer.welcome_links.flatMap(({ title: tab, links }) =>
      links.map(({ title, url, desc, icon }) => ({ tab, title, url, description: desc, icon })),
    ),
    banners: answer.banner_list,
    ads: answer.welcome_ads,
    icpNumber: answer.icp_no,
    icpLink: answer.icp_link,
    selfServiceUrl: answer.center_url,
    agreement: answer.agreement,
  },
  switches: {
    forward: answer.is_fwmail,
    download: answer.is_maildownload,
    search: answer.is_fulltext,
    delete: !answer.disable_delete_button,
    deleteForeverButton: answer.change_delete_button,
    twelveHourTime: answer.is_swtime,
    burn: answer.show_button_of_burn,
    mailPassword: answer.show_button_of_password,
    offlineReading: answer.is_offline_reading,
    files: answer.sw_netdisk_page,
    directory: answer.has_user_department_perm,
    registration: answer.is_register,
  },
  isChanged: answer.is_changed,
})

/** What people see, as it is set. */
export const toWireLook = (look: OrganisationLook): Change => ({
  title: look.title,
  name: look.name,
  welcome_logo: look.logoUrl,
  system_name: look.noticeTitle,
  system_remark: look.noticeHtml,
  welcome_links: groupsOf(look.links),
  banner_list: [...look.banners],
  welcome_ads: [...look.ads],
  icp_no: look.icpNumber,
  icp_link: look.icpLink,
  center_url: look.selfServiceUrl,
  agreement: look.agreement,
})

/** What people may do, as it is set. */
export const toWireSwitches = (switches: OrganisationSwitches): Change => ({
  is_fwmail: switches.forward,
  is_maildownload: switches.download,
  is_fulltext: switches.search,
  disable_delete_button: !switches.delete,
  change_delete_button: switches.deleteForeverButton,
  is_swtime: switches.twelveHourTime,
  show_button_of_burn: switches.burn,
  show_button_of_password: switches.mailPassword,
  is_offline_reading: switches.offlineReading,
  sw_netdisk_page: switches.files,
  has_user_department_perm: switches.directory,
  is_register: switches.registration,
})

/** Links of one tab that follow each other stand together. */
function groupsOf(links: readonly SetLink[]): NonNullable<Change['welcome_links']> {
  const groups: NonNullable<Change['welcome_links']> = []
  for (const { tab, title, url, description: desc, icon } of links) {
    const last = groups.at(-1)
    const group = last?.title === tab ? last : { title: tab, links: [] }
    if (group !== last) groups.push(group)
    group.links.push({ title, url, desc, icon })
  }
  return groups
}
