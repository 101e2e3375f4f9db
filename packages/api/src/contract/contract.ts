import * as v from 'valibot'
import { addressBookCalls } from './calls/addressBookCalls'
import { adminCalls } from './calls/adminCalls'
import { calendarCalls } from './calls/calendarCalls'
import { captchaCalls } from './calls/captchaCalls'
import { certificateCalls } from './calls/certificateCalls'
import { changingCalls } from './calls/changingCalls'
import { diskCalls } from './calls/diskCalls'
import { fileShareCalls } from './calls/fileShareCalls'
import { folderCalls } from './calls/folderCalls'
import { homeCalls } from './calls/homeCalls'
import { importCalls } from './calls/importCalls'
import { openSessionCalls } from './calls/openSessionCalls'
import { passkeyCalls } from './calls/passkeyCalls'
import { passwordCalls } from './calls/passwordCalls'
import { peopleCalls } from './calls/peopleCalls'
import { pictureCalls } from './calls/pictureCalls'
import { profileCalls } from './calls/profileCalls'
import { readingCalls } from './calls/readingCalls'
import { recordCalls } from './calls/recordCalls'
import { registrationCalls } from './calls/registrationCalls'
import { screenLockCalls } from './calls/screenLockCalls'
import { sealedCalls } from './calls/sealedCalls'
import { reviewCalls } from './calls/reviewCalls'
import { searchCalls } from './calls/searchCalls'
import { sendingCalls } from './calls/sendingCalls'
import { senderListCalls } from './calls/senderListCalls'
import { settingsCalls } from './calls/settingsCalls'
import { signOnCalls } from './calls/signOnCalls'
import { shareCalls } from './calls/shareCalls'
import { signatureCalls } from './calls/signatureCalls'
import { tagCalls } from './calls/tagCalls'
import { templateCalls } from './calls/templateCalls'
import { twoFactorCalls } from './calls/twoFactorCalls'
import { firstCalls } from './firstCalls'

/**
 * Every call between adapter and gateway. Paths and payload names are those of the specification texts; where a
 * text gives a call by its function only, the path follows its neighbours.
 *
 * Besides the values named here, every call may carry `t` (ms since 1970) and `r` (five random digits) in its query.
 *
 * @source GW-01, GW-04
 */
export const contract = {
  ...firstCalls,
  ...screenLockCalls,
  ...folderCalls,
  ...readingCalls,
  ...changingCalls,
  ...importCalls,
  ...certificateCalls,
  ...sealedCalls,
  ...pictureCalls,
  ...searchCalls,
  ...tagCalls,
  ...sendingCalls,
  ...diskCalls,
  ...fileShareCalls,
  ...reviewCalls,
  ...peopleCalls,
  ...addressBookCalls,
  ...calendarCalls,
  ...senderListCalls,
  ...settingsCalls,
  ...homeCalls,
  ...recordCalls,
  ...passwordCalls,
  ...profileCalls,
  ...openSessionCalls,
  ...signatureCalls,
  ...templateCalls,
  ...twoFactorCalls,
  ...captchaCalls,
  ...registrationCalls,
  ...signOnCalls,
  ...passkeyCalls,
  ...shareCalls,
  ...adminCalls,
} as const

/** The contract's calls by name. */
export type Contract = typeof contract
/** Name of a call. */
export type CallName = keyof Contract

/** What every call may carry in its query besides its own values. @source 1st text 7 */
export const wireStamp = v.object({
  t: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
  r: v.optional(v.pipe(v.string(), v.regex(/^\d{5}$/))),
})
