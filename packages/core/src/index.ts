// Longer than other files: all that the package gives away, by area.

// Errors
export { MailroomError, isCancelled, isMailroomError } from './errors/MailroomError'
export type { ErrorDetails, ErrorKind } from './errors/MailroomError'

// Mail
export { isSameMessage, messageKey } from './mail/ids'
export type {
  AttachmentId,
  DraftId,
  Flavour,
  FolderId,
  InternetMessageId,
  MessageRef,
  MessageUid,
  UploadId,
} from './mail/ids'
export type { Address } from './mail/Address'
export { defaultFolderNames, defaultRoles, folderRoles } from './mail/Folder'
export type { Folder, FolderPlace, FolderRole } from './mail/Folder'
export { flagColors, maxPins } from './mail/MessageState'
export type { FlagColor, MessageState, ReadState, StateChange } from './mail/MessageState'
export { maxRemarkCharacters } from './mail/Message'
export type { Attachment, Message, MessageSummary, Snooze } from './mail/Message'
export type { ConversationSummary } from './mail/Conversation'
export type {
  ConversationQuery,
  MatchingQuery,
  MessageFilter,
  MessagePage,
  MessageQuery,
  MessageSearch,
  MessageSelection,
  MessageSelections,
  MessageSort,
  SortField,
} from './mail/MessageQuery'
export { eachSelection, selectionsOf } from './mail/selectionsOf'
export { maxTagNameCharacters } from './mail/Tag'
export type { Tag } from './mail/Tag'
export type {
  ComposeKind,
  DeliveryState,
  Draft,
  DraftAttachment,
  DraftContent,
  HeldMail,
  MailPriority,
  OnlineStay,
  PrepareKind,
  RecipientStatus,
  SavedDraft,
  SendResult,
} from './mail/Draft'
export { isMoreSecret, mostSecret, secrecyRank } from './secrecy/compareSecrecy'
export { secrecyLevels, secrecyOfRank } from './secrecy/SecrecyLevel'
export type { SecrecyLevel } from './secrecy/SecrecyLevel'
export { secrecyFault } from './secrecy/secrecyFault'
export type { SecrecyFault, SecrecyRules } from './secrecy/secrecyFault'
export type { SendingRules } from './mail/SendingRules'
export type { MissingNumbers, SmsNumber } from './sms/SmsNumber'
export { maxMobileLength, mobileNumber } from './sms/mobileNumber'
export { maxDiskFileName, maxDiskFolderName } from './disk/DiskPage'
export type { DiskEntry, DiskPage, DiskPlace, DiskQuestion, DiskRoom, FolderedDisk } from './disk/DiskPage'
export { fileShareDays } from './disk/FileShare'
export type { FileShare, FileShareDays, FileSharePage, FileShareState } from './disk/FileShare'
export { transitStayDays, transitStays } from './disk/transitStay'
export type { TransitStay } from './disk/transitStay'
export { eachFileOnce, goesOnline } from './disk/OnlineFile'
export type { FileLink, FileLinkState, OnlineFile, OnlineRules } from './disk/OnlineFile'
export type { ReceiptRequest, ReceiptState } from './mail/ReadReceipt'
export type { RecallObstacle, RecallRecord, RecallRecordPage, RecallStanding } from './mail/Recall'

// Reviewing
export { maxReviewReasonCharacters } from './review/Review'
export type {
  ReviewContent,
  ReviewCover,
  ReviewDecision,
  ReviewDuty,
  ReviewId,
  ReviewMail,
  ReviewPage,
  ReviewState,
  ReviewSummary,
} from './review/Review'
export { isHeldBy } from './review/ReviewRule'
export type { LeavingMail, ReviewRule } from './review/ReviewRule'

// Searching
export { isEmptySearch, searchAges, searchSizes } from './search/SearchConditions'
export type {
  SearchAge,
  SearchConditions,
  SearchPage,
  SearchQuery,
  SearchSize,
} from './search/SearchConditions'
export {
  maxKeywordLength,
  maxRecentSearches,
  maxSavedSearches,
  maxSearchNameLength,
  maxSearchQueryLength,
} from './search/SavedSearch'
export type { SavedSearch } from './search/SavedSearch'
export { parseSearch } from './search/parseSearch'
export type { SearchContext } from './search/parseSearch'
export { formatSearch } from './search/formatSearch'
export { searchSlot } from './search/completeSearch'
export type { SearchSlot } from './search/completeSearch'
export { operatorName, searchOperators } from './search/operators'
export type { SearchOperator } from './search/operators'
export { offeredValues } from './search/searchValues'
export { searchTimes } from './search/searchTimes'
export { searchBytes } from './search/searchBytes'
export { isOneDay } from './search/searchDates'
export { findMarks } from './search/findMarks'
export type { TextRange } from './search/findMarks'

// Session, settings, people, news
export type { Credentials, Session, SignInInfo, SignInMethod } from './session/Session'
export { firstPageOf } from './session/firstPageOf'
export type { Opening } from './session/Opening'
export {
  captchaKinds,
  captchaRefreshMs,
  captchaTextLength,
  clickShown,
  clickTolerancePx,
  clickWanted,
  slideTolerancePx,
} from './captcha/Captcha'
export type { Captcha, CaptchaAnswer, CaptchaKind, CaptchaPoint } from './captcha/Captcha'
export { isCaptchaSolved } from './captcha/isCaptchaSolved'
export { makeSum } from './captcha/makeSum'
export type { Sum } from './captcha/makeSum'
export type { AuthenticatorSetup, SecondStepWays, TwoFactorState } from './two-factor/TwoFactor'
export type { SignOnArrival, SignOnWay, WeChatBinding } from './sign-on/SignOn'
export type {
  NewPasskey,
  Passkey,
  PasskeyAnswer,
  PasskeyDescriptor,
  PasskeyId,
  PasskeyRequest,
  PasskeySetup,
  PasskeyStep,
} from './passkeys/Passkey'
export { densities, readingPanes, writingModes } from './settings/layoutChoices'
export {
  defaultLayout,
  defaultLocale,
  layoutSizeNames,
  layoutSizesOf,
  locales,
  markReadDelays,
  maxLayoutPixels,
  pageSizeOf,
  pageSizes,
  undoDelays,
} from './settings/Settings'
export type {
  HomeBanner,
  HomeBoard,
  HomeInfo,
  HomeLink,
  HomeLinkGroup,
  MailRoom,
  SignInRecord,
  SignIns,
  Weather,
} from './home/HomeInfo'
export { localeFromBrowser } from './settings/localeFromBrowser'
export type { LayoutSizes, Locale, Settings } from './settings/Settings'
export {
  contactUndoMs,
  maxContactGroupName,
  maxContactGroups,
  maxContactNote,
  maxContacts,
  maxContactsAtOnce,
  maxContactText,
  maxDoubled,
  maxDoubles,
  maxMoreAddresses,
  noContactFields,
} from './contacts/Contact'
export type {
  Contact,
  ContactFields,
  ContactGroup,
  ContactGroupId,
  ContactGroups,
  ContactId,
  ContactPage,
  ContactQuery,
  ContactRow,
  PostalAddress,
} from './contacts/Contact'
export { contactFaults, contactLines, isBirthday, isWebAddress } from './contacts/contactFault'
export type { ContactFault, ContactField } from './contacts/contactFault'
export {
  contactExportKinds,
  contactFileKind,
  contactFileKinds,
  maxContactFaults,
  maxContactFileBytes,
  maxContactFileRows,
} from './contacts/ContactFile'
export type {
  ContactExportChoice,
  ContactExportKind,
  ContactFileKind,
  ContactImport,
  ContactImportOutcome,
  ContactRowFault,
} from './contacts/ContactFile'
export { maxPeoplePage } from './contacts/AddressBook'
export type { AddressBook, OrganisationDepartment, PeoplePage, PeopleQuery } from './contacts/AddressBook'
export type { PersonCard, SenderStanding } from './contacts/PersonCard'
export { readSender, readSenders } from './contacts/readSenders'
export type { ReadSenders } from './contacts/readSenders'
export { domainEntry, isListed, maxSenderEntries, senderLists } from './contacts/SenderList'
export type {
  RefusedEntry,
  SenderEntry,
  SenderList,
  SenderListAddition,
  SenderListPage,
  SenderListQuery,
} from './contacts/SenderList'
export type { Suggestion } from './contacts/Suggestion'
export { warmer } from './contacts/warmer'
export { maxSpelledOut } from './contacts/RecipientGroup'
export type { RecipientGroup } from './contacts/RecipientGroup'
export { maxTemplates, templatePageSize } from './writing/MailTemplate'
export type {
  MailTemplate,
  TemplateId,
  TemplatePage,
  TemplateSummary,
  WantedTemplate,
} from './writing/MailTemplate'
export { maxSignatures, maxTextTitleLength, textFaults } from './writing/KeptText'
export type { TextFaults } from './writing/KeptText'
export type {
  MailSignature,
  SignatureBook,
  SignatureId,
  SignatureUse,
  WantedSignature,
} from './writing/MailSignature'
export type { LiveEvent, LiveState } from './live/LiveEvent'

// The adapter and its ports
export type { ActOptions, MailroomAdapter, ReadOptions, TransferOptions } from './adapter/MailroomAdapter'
export type { CertificatesPort } from './adapter/CertificatesPort'
export type { CaptchaPort } from './adapter/CaptchaPort'
export type { TwoFactorPort } from './adapter/TwoFactorPort'
export type { PasskeysPort } from './adapter/PasskeysPort'
export type { SignOnPort } from './adapter/SignOnPort'
export type { AddressBookPort } from './adapter/AddressBookPort'
export type { ContactsPort } from './adapter/ContactsPort'
export type { SenderListsPort } from './adapter/SenderListsPort'
export type { DelegatesPort } from './adapter/DelegatesPort'
export type { ProfilePort } from './adapter/ProfilePort'
export type { RegistrationPort } from './adapter/RegistrationPort'
export type { DiskPort, DiskTarget } from './adapter/DiskPort'
export type { FileSharesPort, SharedFile } from './adapter/FileSharesPort'
export type { DraftsPort } from './adapter/DraftsPort'
export type { LockPort, LockState } from './adapter/LockPort'
export type { FolderMails, FoldersPort } from './adapter/FoldersPort'
export type { ImportsPort } from './adapter/ImportsPort'
export type { LiveListener, LivePort } from './adapter/LivePort'
export type { MessagesPort, MovedMessage, RejectOutcome } from './adapter/MessagesPort'
export type { OpenSessionsPort } from './adapter/OpenSessionsPort'
export type { PasswordChange, PasswordPort, PasswordTerms } from './adapter/PasswordPort'
export type { PicturesPort, PictureTicket } from './adapter/PicturesPort'
export type { RecallPort } from './adapter/RecallPort'
export type { ReviewPort } from './adapter/ReviewPort'
export type { ScreenLockPort } from './adapter/ScreenLockPort'
export type { AdminPort } from './adapter/AdminPort'
export type { AuditPage, AuditPerson, AuditQuery, AuditRecord } from './admin/AuditRecord'
export type {
  AdminAccount,
  AdminAccountAct,
  AdminAccountChange,
  AdminAccountId,
  AdminAccountPage,
  AdminAccountsQuery,
  AdminAccountSummary,
  NewAdminAccount,
  TemporaryPassword,
} from './admin/AdminAccount'
export type { AdminDepartment, AdminDepartmentForm } from './admin/AdminDepartment'
export type { AdminRule, AdminRuleForm } from './admin/AdminRule'
export type {
  Organisation,
  OrganisationLook,
  OrganisationSwitches,
  SetBanner,
  SetLink,
} from './admin/OrganisationLook'
export type { BackOffice } from './admin/BackOffice'
export type {
  Approval,
  ApprovalId,
  ApprovalPage,
  ApprovalPerson,
  ApprovalsQuery,
  ApprovedAccount,
  ClosingApproval,
  NameApproval,
  RegistrationApproval,
} from './admin/Approval'
export { isEnglishName, isPersonName, maxPersonName } from './approvals/personName'
export { genders } from './approvals/Gender'
export type { Gender, PersonLook } from './approvals/Gender'
export {
  maxProfilePictureBytes,
  maxProfilePictureSide,
  profilePictureTypes,
} from './approvals/profilePicture'
export type { ProfilePictureType } from './approvals/profilePicture'
export { maxApprovalReason } from './approvals/OwnProfile'
export type { ApprovalState, ClosingRequest, NameRequest, OwnProfile } from './approvals/OwnProfile'
export type { RegistrationDepartment, RegistrationForm, RegistrationTerms } from './approvals/Registration'
export type { SharesPort } from './adapter/SharesPort'
export type { SharedMailbox, ShareRights } from './shares/SharedMailbox'
export { maxDelegates, shareLevels } from './shares/Delegate'
export type { Delegate, ShareLevel } from './shares/Delegate'
export type { OpenedMail, OpenedPicture, SealedPort } from './adapter/SealedPort'
export type { ReceiptsPort } from './adapter/ReceiptsPort'
export type { SearchPort } from './adapter/SearchPort'
export type { SendingPort } from './adapter/SendingPort'
export type { SessionPort } from './adapter/SessionPort'
export type { SettingsPort } from './adapter/SettingsPort'
export type { HomePort } from './adapter/HomePort'
export type { RecordsPort } from './adapter/RecordsPort'
export type { RecordPage, RecordQuery } from './records/RecordQuery'
export type { SentEntry, SentQuery } from './records/SentEntry'
export type { SignInEntry, SignInOutcome, SignInQuery } from './records/SignInEntry'
export type { SignaturesPort } from './adapter/SignaturesPort'
export type { TagsPort } from './adapter/TagsPort'
export type { TemplatesPort } from './adapter/TemplatesPort'
export type { InvitationsPort } from './adapter/InvitationsPort'
export type { Arrival, MessageTrust, TrustPort, UnsubscribeOffer } from './adapter/TrustPort'

// Rules: people and their addresses
export { formatAddress } from './addresses/formatAddress'
export { isEmailAddress } from './addresses/isEmailAddress'
export { parseAddresses } from './addresses/parseAddresses'
export type { ParsedAddress } from './addresses/parseAddresses'
export { addressKey, sameAddress, uniqueAddresses } from './addresses/sameAddress'
export { answerRecipients } from './recipients/answerRecipients'
export type { AnswerRecipients } from './recipients/answerRecipients'
export { mentionsAttachment } from './reminders/mentionsAttachment'
export { senderWarning } from './sender/senderWarning'
export type { SenderContext, SenderWarning } from './sender/senderWarning'

// Calendars
export { eventFactsOf } from './calendar/EventFacts'
export type { EventFacts } from './calendar/EventFacts'
export { seriesClock } from './calendar/seriesClock'
export { isStill, recurrenceOnOtherDays, seriesShift, shifted, shiftedDays } from './calendar/seriesShift'
export type { SeriesClock } from './calendar/seriesClock'
export type { ClockedTime, SeriesShift } from './calendar/seriesShift'
export { eventFieldsOf } from './calendar/eventFieldsOf'
export { calendarFaults } from './calendar/calendarFaults'
export {
  eventColors,
  maxCalendarEvents,
  maxCalendarName,
  maxCalendars,
  maxSharees,
} from './calendar/Calendar'
export {
  eventUndoMs,
  maxGuests,
  maxOccurrences,
  maxWindowDays,
  reminderMinutes,
} from './calendar/CalendarEvent'
export { maxCalendarFaults, maxCalendarFileBytes, maxCalendarFileEvents } from './calendar/CalendarFile'
export { defaultCalendarPreferences, firstDays } from './calendar/CalendarPreferences'
export { calendarViews } from './calendar/CalendarViewKind'
export { clockMoment } from './zones/clockMoment'
export { expandRecurrence } from './calendar/expandRecurrence'
export { occurrenceIdOf, occurrenceStart } from './calendar/occurrenceId'
export { eventFieldFaults, maxEventCount, maxEventDays, maxEventInterval } from './calendar/eventFieldFaults'
export { momentOf } from './zones/momentOf'
export { isZone, wallAt } from './zones/wallClock'
export type { Calendar, CalendarFields, CalendarId, CalendarSharee, EventColor } from './calendar/Calendar'
export type {
  CalendarEvent,
  EventFields,
  EventGuest,
  EventId,
  EventReach,
  EventUndoId,
  EventWindow,
  Occurrence,
  OccurrenceId,
} from './calendar/CalendarEvent'
export type { CalendarFault } from './calendar/calendarFaults'
export type {
  CalendarExportChoice,
  CalendarFileFault,
  CalendarImport,
  CalendarImportOutcome,
} from './calendar/CalendarFile'
export type { CalendarPreferences } from './calendar/CalendarPreferences'
export type { CalendarViewKind } from './calendar/CalendarViewKind'
export type { EventField, EventFieldFault } from './calendar/eventFieldFaults'
export type { SeriesOccurrence } from './calendar/expandRecurrence'
export type { CalendarPort, EventChange, EventCreation } from './adapter/CalendarPort'

export { calendarPart, maxCalendarBytes } from './invitations/calendarPart'
export { eventKey } from './invitations/EventNotice'
export type {
  EventNotice,
  EventRecurrence,
  EventTime,
  InvitationAnswer,
  InvitationStatus,
  Invitee,
  RecurrenceDay,
} from './invitations/EventNotice'
export {
  eventFaults,
  maxEventNoteCharacters,
  maxEventTextCharacters,
  requireSoundPlan,
} from './invitations/EventPlan'
export type { EventFault, EventPlan } from './invitations/EventPlan'
export { invitationOf } from './invitations/invitationOf'
export type { Invitation, InvitationContext } from './invitations/invitationOf'
export type { MailReason } from './trust/MailReason'
export { isTouchedByOthers, maxMailTouches, moveKind, withTouch } from './trust/MailTouch'
export type { MailTouch, MailTouchKind } from './trust/MailTouch'
export { certificateStanding, maxCertificateFileBytes } from './trust/OwnCertificate'
export type { CertificateFingerprint, CertificateStanding, OwnCertificate } from './trust/OwnCertificate'
export type { EnvelopeVerdict, Protection, SignatureFacts, SignatureVerdict } from './trust/Protection'
export { isSameOrganisation, senderVerdict } from './trust/senderVerdict'
export type { AuthenticationMethod, AuthenticationResult, SenderVerdict } from './trust/senderVerdict'

// Rules: mails and lists
export { answersBySubject, hasAnswerPrefix, subjectWindowMs } from './conversations/answersBySubject'
export type { SubjectLine } from './conversations/answersBySubject'
export { showsConversations } from './conversations/showsConversations'
export { bareSubject, forwardSubject, replySubject } from './subject/subject'
export { applyChange } from './state/applyChange'
export { isFlagged, readState, untouchedState } from './state/messageState'
export { dayGroup, groupByDay } from './display/dayGroup'
export type { DayGroup, DayGroupName } from './display/dayGroup'
export { formatSize } from './display/formatSize'
export { followUpSearch } from './follow-up/FollowUp'
export { isFollowUpTime } from './follow-up/isFollowUpTime'
export type { FollowUp } from './follow-up/FollowUp'
export { isSnoozeTime, maxSnoozeDays, snoozeTimes } from './snooze/snoozeTimes'
export type { SnoozeTime, SnoozeTimeName } from './snooze/snoozeTimes'
export { defaultScheduleMs, isScheduleTime, maxScheduledMails, scheduleTimes } from './schedule/scheduleTimes'
export type { ScheduleTime, ScheduleTimeName } from './schedule/scheduleTimes'
export { formatDay, formatEventTime, formatWeekday } from './display/formatEventTime'
export { formatBirthday } from './display/formatBirthday'
export { formatFullTime, formatListTime, languages } from './display/formatTime'
export { toLocalTime } from './display/localTime'
export type { TimeStyle } from './display/formatTime'
export { stepBack } from './lists/stepBack'
export { afterPaint } from './timing/afterPaint'
export { whenIdle } from './timing/whenIdle'
export { titleForTab } from './lists/titleForTab'
export { findLinks } from './text/findLinks'
export type { TextPiece } from './text/findLinks'
export { dateTimeFormat } from './display/dateTimeFormat'

// Rules: sealed mails
export { burnSealFault } from './sealed/burnSealFault'
export type { BurnFault } from './sealed/burnSealFault'
export { calendarDate } from './sealed/calendarDate'
export {
  isLongMailPassword,
  isMailPassword,
  longMailPasswordLength,
  mailPasswordLength,
  safeMailPasswordLength,
} from './sealed/mailPassword'
export { defaultBurnDays, maxBurnReads } from './sealed/Seal'
export type { BurnSeal, BurnState, DraftSeal, PasswordSeal, PasswordState, Seal } from './sealed/Seal'

// Rules: pictures from the web
export { pictureAddress } from './mail/pictureAddress'
export { answerOfReview, deliveryReason, reasonOfReview } from './mail/deliveryReason'
export type { DeliveryReason } from './mail/deliveryReason'

// Rules: folders
export { lockPasswordLengths } from './locks/lockPasswordLengths'
export { lockScopes } from './locks/LockScope'
export type { LockScope } from './locks/LockScope'
export { folderNameFault, maxFolderNameLength } from './folders/folderNameFault'
export type { FolderNameFault } from './folders/folderNameFault'
export { findFolders, namedFolder } from './folders/findFolders'
export type { NamedFolder } from './folders/findFolders'
export type { FolderPart, FolderPartsPort, FoundFolders } from './folders/FolderPart'
export { firstFolderPart, foldersBelow, idsAbove, mostAtFirst } from './folders/folderParts'
export { sortFolders } from './folders/sortFolders'
export { cleanFolderName, folderAt, folderNameKey, isInFolder, maxFolders } from './folders/folderPath'

// Rules: files
export { fileExtension, visibleFileName } from './files/fileName'
export { hasForbiddenExtension } from './files/hasForbiddenExtension'
export { maxPreviewBytes, previewKind } from './files/previewKind'
export type { PreviewKind } from './files/previewKind'
export { safeFileName } from './files/safeFileName'
export { uniqueFileNames } from './files/uniqueFileNames'
export { uploadChunkBytes } from './files/uploadChunkBytes'
export type { DownloadedFile } from './files/DownloadedFile'

// Rules: signing in
export {
  authenticatorCode,
  authenticatorStep,
  authenticatorUri,
  findAuthenticatorStep,
} from './two-factor/authenticatorCode'
export { toBase32 } from './two-factor/base32'
export { readSignOnArrival } from './sign-on/SignOn'
export { maxPasskeyName } from './passkeys/Passkey'
export { fromBase64url, toBase64url } from './passkeys/base64url'
export { backupCodeCount, makeBackupCode, readSignInCode } from './two-factor/signInCode'
export type { SignInCode } from './two-factor/signInCode'
export { isLoginName } from './login/isLoginName'
export { deviceOf } from './session/deviceOf'
export type { Device } from './session/deviceOf'
export type { OpenSession } from './session/OpenSession'
export { checkPassword, maxPasswordLength } from './passwords/checkPassword'
export type { PasswordFault, PasswordOwner, PasswordRules } from './passwords/checkPassword'
export { checkPasswordChange } from './passwords/checkPasswordChange'
export type { PasswordChangeFaults } from './passwords/checkPasswordChange'

// Places
export { defaultFolder, recordsPages, settingsPages } from './navigation/Destination'
export type { Destination, MessageInfoView, RecordsPage, SettingsPage } from './navigation/Destination'
export { destinationToPath } from './navigation/destinationToPath'
export { folderAtFirst } from './navigation/folderAtFirst'
export { innerDestination } from './navigation/innerDestination'
export { pathToDestination } from './navigation/pathToDestination'
export { resolveRedirect } from './navigation/resolveRedirect'
export type { RedirectContext } from './navigation/resolveRedirect'
