/** How else new mail is announced. Off until the reader has asked for it. @source SH-17 */
export interface NewMailAlerts {
  /** A notification of the system while the page is not in front. The browser's permission is asked for when it is turned on. */
  readonly notify: boolean
  /** A short sound. */
  readonly sound: boolean
}
