/** A banner or an advertisement as it is set; empty parts are not there. */
export interface SetBanner {
  readonly title: string
  readonly image: string
  readonly link: string
}

/** A link of the home page as it is set, under the title of its tab. */
export interface SetLink {
  readonly tab: string
  readonly title: string
  readonly url: string
  readonly description: string
  readonly icon: string
}

/** What people see of the organisation; empty texts are not shown. @source SH-05, HO-04 to HO-06 */
export interface OrganisationLook {
  /** Name of the organisation's mail. */
  readonly title: string
  /** Name at the foot of the home page; empty takes `title`. */
  readonly name: string
  readonly logoUrl: string
  readonly noticeTitle: string
  /** Not clean: whoever shows it cleans it. */
  readonly noticeHtml: string
  readonly links: readonly SetLink[]
  readonly banners: readonly SetBanner[]
  readonly ads: readonly SetBanner[]
  readonly icpNumber: string
  readonly icpLink: string
  readonly selfServiceUrl: string
  /** What people agree to who ask for an account, as plain text. @source SE-11 */
  readonly agreement: string
}

/** What people may do. @source SH-05 */
export interface OrganisationSwitches {
  readonly forward: boolean
  readonly download: boolean
  readonly search: boolean
  readonly delete: boolean
  readonly deleteForeverButton: boolean
  readonly twelveHourTime: boolean
  readonly burn: boolean
  readonly mailPassword: boolean
  /** Browsers may keep what was read, for reading without a connection. @source SH-20 */
  readonly offlineReading: boolean
  /** There is a file center: disks, and what lies in transit. @source SH-01 */
  readonly files: boolean
  /** People may look through the organisation: its people, and its lists. @source CT-01 */
  readonly directory: boolean
  /** People may ask for an account. @source SE-11 */
  readonly registration: boolean
}

/** What counts now. */
export interface Organisation {
  readonly look: OrganisationLook
  readonly switches: OrganisationSwitches
  /** An administrator has set something in place of the configuration. */
  readonly isChanged: boolean
}
