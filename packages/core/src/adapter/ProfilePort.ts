import type { Gender } from '../approvals/Gender'
import type { OwnProfile } from '../approvals/OwnProfile'
import type { ReadOptions } from './MailroomAdapter'

/**
 * Who the user is to the organisation. A name and the end of an account wait for an administrator; picture and gender do not.
 * Nobody but the owner sees or asks.
 *
 * @source ST-01, ST-18
 */
export interface ProfilePort {
  profile(options?: ReadOptions): Promise<OwnProfile>
  /** Asks for another name, in place of one that waits. `invalid` at `name` or `englishName`; `conflict` for that of now */
  requestName(wanted: { readonly name: string; readonly englishName: string }): Promise<void>
  /** Takes it back while it waits. `conflict` when it does not, any more */
  withdrawName(): Promise<void>
  /** Asks for the account to be closed. `invalid` at `reason`; `conflict` when that waits already */
  requestClosing(reason: string): Promise<void>
  /** As `withdrawName`. */
  withdrawClosing(): Promise<void>
  /**
   * Shows this picture to the people of the organisation from now on. What a camera wrote into it, the place above all, is
   * shown to nobody. `invalid` at `picture` for what is no PNG, JPEG, WebP or GIF that stands still, or has longer sides than
   * `maxProfilePictureSide`; `tooLarge` above `maxProfilePictureBytes`
   */
  setPicture(picture: Blob): Promise<void>
  /** Shows none any more; without one nothing happens. */
  removePicture(): Promise<void>
  setGender(gender: Gender): Promise<void>
}
