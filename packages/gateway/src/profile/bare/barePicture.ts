import { maxProfilePictureSide, type ProfilePictureType } from '@mailroom/core'
import { readPictureHeader } from '../../pictures/readPictureHeader'
import { bareGif } from './bareGif'
import { bareJpeg } from './bareJpeg'
import { barePng } from './barePng'
import { bareWebp } from './bareWebp'

const bareOf: Readonly<Record<ProfilePictureType, (bytes: Buffer) => Buffer | undefined>> = {
  'image/png': barePng,
  'image/jpeg': bareJpeg,
  'image/webp': bareWebp,
  'image/gif': bareGif,
}

/** A picture with nothing in it but itself. */
export interface BarePicture {
  readonly bytes: Buffer
  readonly contentType: ProfilePictureType
}

/**
 * Reads a picture that somebody wants to show of themselves and leaves out of it all that does not draw it: the place and time of
 * a photograph, names of devices and programs, and what was hung onto it. What it is, its bytes say. Undefined for what is no
 * picture of these types, does not stand still (WebP), or has sides that are too long.
 *
 * @source ST-01, N1, decision 0026
 */
export function barePicture(bytes: Buffer): BarePicture | undefined {
  const contentType = typeOf(bytes)
  const bare = contentType && bareOf[contentType](bytes)
  const header = bare && readPictureHeader(bare)
  if (!contentType || header?.contentType !== contentType) return undefined
  const isFitting = [header.width, header.height].every((side) => side >= 1 && side <= maxProfilePictureSide)
  return isFitting ? { bytes: bare!, contentType } : undefined
}

/** Of a picture that can be shown of somebody. */
export function typeOf(bytes: Buffer): ProfilePictureType | undefined {
  const type = readPictureHeader(bytes)?.contentType
  return type !== undefined && type in bareOf ? (type as ProfilePictureType) : undefined
}
