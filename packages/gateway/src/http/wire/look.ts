import { contract } from '@mailroom/api'
import type { Gender } from '@mailroom/core'

/** How somebody is shown, as their account has it. */
export interface StoredLook {
  readonly gender: Gender
  /** Absent when they show no picture. */
  readonly pictureId?: string
}

/** How somebody is shown. @source HO-01 */
export const toWireLook = ({ gender, pictureId }: StoredLook) => ({
  gender,
  imgurl: pictureId === undefined ? '' : contract.profilePicture.path.replace('{id}', pictureId),
})
