/** One sign-in as it was written down. @source SE-25 */
export interface SignInRecord {
  /** ms since 1970. */
  readonly at: number
  /** IP address it came from. */
  readonly address: string
  /** Where the organisation says that address is; absent where it says nothing. */
  readonly place?: string
  /** What the browser called itself; empty where it did not. */
  readonly userAgent: string
}

/** The sign-ins that somebody can check for themselves. @source SE-25 */
export interface SignIns {
  /** The one that began this session. Absent when it was not written down. */
  readonly current?: SignInRecord
  /** The one before it; absent the first time. */
  readonly previous?: SignInRecord
}

/** Room for mail. @source HO-02 */
export interface MailRoom {
  readonly usedBytes: number
  /** Absent where there is no end to it. */
  readonly limitBytes?: number
}

/** Today's weather where the organisation is. @source HO-04 */
export interface Weather {
  readonly city: string
  /** Degrees Celsius, as the source writes them. */
  readonly low: string
  readonly high: string
  /** "Cloudy", "Light rain". */
  readonly state: string
  readonly wind: string
}

/** An address that people are sent to, with its words. @source HO-04 */
export interface HomeLink {
  readonly title: string
  readonly description: string
  /** Address of a small picture. */
  readonly iconUrl?: string
  readonly url: string
}

/** Links that stand together under one title. @source HO-04 */
export interface HomeLinkGroup {
  readonly title: string
  readonly links: readonly HomeLink[]
}

/** A picture that may lead somewhere. @source HO-05 */
export interface HomeBanner {
  /** Says what the picture says. */
  readonly title: string
  readonly imageUrl: string
  readonly url?: string
}

/** What the organisation has put on the home page. */
export interface HomeBoard {
  /** HTML that is not clean yet: whoever shows it cleans it. @source HO-04 */
  readonly notice?: { readonly title: string; readonly html: string }
  readonly linkGroups: readonly HomeLinkGroup[]
  readonly banners: readonly HomeBanner[]
  readonly ads: readonly HomeBanner[]
  readonly footer: {
    readonly organisation: string
    /** Number under which the site is registered with the authorities. @source HO-06 */
    readonly registration?: { readonly number: string; readonly url?: string }
  }
}

/** What the home page shows. @source HO-01 to HO-06 */
export interface HomeInfo {
  /** Unread mails of the INBOX. */
  readonly unreadCount: number
  /** Absent where the mail system does not say. */
  readonly room?: MailRoom
  readonly weather?: Weather
  readonly board: HomeBoard
}
