import { calendarLockCases, fileLockCases } from './areaLocks'
import { portNames, type ConformanceCase } from '../world/ConformanceCase'
import { addressBookCases } from './addressBook'
import { answerCases } from './answers'
import { calendarExportCases } from './calendarExports'
import { calendarFileCases } from './calendarFiles'
import { calendarPreferenceCases } from './calendarPreferences'
import { calendarShareCases } from './calendarShares'
import { calendarCases } from './calendars'
import { cancellingCases } from './cancelling'
import { certificateCases } from './certificates'
import { contactExportCases } from './contactExports'
import { contactFileCases } from './contactFiles'
import { contactGroupCases } from './contactGroups'
import { contactAgainCases } from './contactsAgain'
import { conversationCases } from './conversations'
import { diskCases } from './disk'
import { diskActCases } from './diskActs'
import { fileShareCases } from './fileShares'
import { draftCases } from './drafts'
import { endingCases } from './ending'
import { eventGuestCases } from './eventGuests'
import { eventInvitationCases } from './eventInvitations'
import { eventRuleCases } from './eventRules'
import { eventCases } from './events'
import { eventSeriesCases } from './eventSeries'
import { folderChangeCases } from './folderChanges'
import { folderLockCases } from './folderLock'
import { folderPartCases } from './folderParts'
import { folderCases } from './folders'
import { followUpCases } from './followUps'
import { homeCases } from './home'
import { importCases } from './imports'
import { invitationCases } from './invitations'
import { listCases } from './lists'
import { passkeyCases, signOnCases } from './keyless'
import { liveCases } from './live'
import { movingCases } from './moving'
import { packageCases } from './packages'
import { pagingCases } from './paging'
import { openSessionCases } from './openSessions'
import { passwordCases } from './passwords'
import { peopleCases } from './people'
import { pictureCases } from './pictures'
import { pinCases } from './pins'
import { privacyCases } from './privacy'
import { quickReplyCases } from './quickReplies'
import { readingCases } from './reading'
import { receiptCases } from './receipts'
import { recallCases } from './recalling'
import { refusingCases } from './refusing'
import { remarkCases } from './remarks'
import { holdingCases } from './holding'
import { schedulingCases } from './scheduling'
import { screenLockCases } from './screenLock'
import { sealedCases } from './sealed'
import { senderCases } from './senders'
import { delegateCases } from './delegates'
import { profileCases } from './profile'
import { senderListCases } from './senderLists'
import { shareCases } from './shares'
import { signatureCases } from './signatures'
import { templateCases } from './templates'
import { recordCases } from './records'
import { reviewCases } from './reviewing'
import { searchingCases } from './searching'
import { sendingCases } from './sending'
import { secrecyCases } from './secrecy'
import { sendingOptionCases } from './sendingOptions'
import { sessionCases } from './session'
import { settingsCases } from './settings'
import { snoozeCases } from './snoozing'
import { staleCases } from './stale'
import { stateCases } from './states'
import { tagCases } from './tags'
import { thousandCases } from './thousand'
import { togetherCases } from './together'
import { trustCases } from './trust'
import { twoFactorCases } from './twoFactor'
import { uploadCases } from './uploads'
import { wholeCases } from './whole'
import { wordCases } from './words'

const allCases: readonly ConformanceCase[] = [
  ...sessionCases,
  ...endingCases,
  ...folderCases,
  ...folderPartCases,
  ...folderChangeCases,
  ...folderLockCases,
  ...fileLockCases,
  ...calendarLockCases,
  ...listCases,
  ...pagingCases,
  ...conversationCases,
  ...readingCases,
  ...wordCases,
  ...packageCases,
  ...stateCases,
  ...remarkCases,
  ...pinCases,
  ...snoozeCases,
  ...followUpCases,
  ...movingCases,
  ...staleCases,
  ...togetherCases,
  ...thousandCases,
  ...importCases,
  ...pictureCases,
  ...searchingCases,
  ...trustCases,
  ...twoFactorCases,
  ...passkeyCases,
  ...signOnCases,
  ...certificateCases,
  ...sealedCases,
  ...invitationCases,
  ...tagCases,
  ...answerCases,
  ...draftCases,
  ...schedulingCases,
  ...holdingCases,
  ...uploadCases,
  ...sendingCases,
  ...sendingOptionCases,
  ...secrecyCases,
  ...quickReplyCases,
  ...diskCases,
  ...diskActCases,
  ...fileShareCases,
  ...recallCases,
  ...reviewCases,
  ...receiptCases,
  ...refusingCases,
  ...peopleCases,
  ...addressBookCases,
  ...contactAgainCases,
  ...contactGroupCases,
  ...contactFileCases,
  ...contactExportCases,
  ...calendarCases,
  ...calendarShareCases,
  ...eventCases,
  ...eventRuleCases,
  ...eventSeriesCases,
  ...eventInvitationCases,
  ...eventGuestCases,
  ...calendarFileCases,
  ...calendarExportCases,
  ...calendarPreferenceCases,
  ...senderCases,
  ...senderListCases,
  ...delegateCases,
  ...shareCases,
  ...profileCases,
  ...signatureCases,
  ...templateCases,
  ...wholeCases,
  ...settingsCases,
  ...homeCases,
  ...recordCases,
  ...passwordCases,
  ...openSessionCases,
  ...liveCases,
  ...cancellingCases,
  ...privacyCases,
  ...screenLockCases,
]

/** Every promise of the adapter port, port by port. @source EM-06 */
export const conformanceCases: readonly ConformanceCase[] = portNames.flatMap((port) =>
  allCases.filter((item) => item.port === port),
)
