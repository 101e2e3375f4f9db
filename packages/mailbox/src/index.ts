// The mailbox
export { loadMailboxWords } from './mailbox-view/loadMailboxWords'
export { MailboxView } from './mailbox-view/MailboxView'
export type { MailboxViewProps } from './mailbox-view/MailboxView'

// What greets people
export { HomeView } from './home/HomeView'

// The administration, for an area of its own
export { AdminView } from './admin/AdminView'
export type { AdminViewProps } from './admin/AdminView'

// What people can look up about their account
export { RecordsView } from './records/RecordsView'
export type { RecordsViewProps } from './records/RecordsView'

// Searching all mail
export { SearchBox } from './search/SearchBox'

// For a host's list of commands
export { useOfferedActs } from './offered-acts/useOfferedActs'
export type { OfferedAct, OfferedActs } from './offered-acts/OfferedAct'

// The lock on the screen
export { InactivityWatch } from './screen-lock/InactivityWatch'
export { LockScreen } from './screen-lock/LockScreen'
export type { LockScreenProps } from './screen-lock/LockScreen'
export { ScreenLockDialog } from './screen-lock/ScreenLockDialog'
export type { ScreenLockDialogProps } from './screen-lock/ScreenLockDialog'
export { ScreenLockWatch } from './screen-lock/ScreenLockWatch'

// News of mail as it comes
export { NewMailWatch } from './new-mail/NewMailWatch'
export type { NewMailWatchProps } from './new-mail/NewMailWatch'
export type { NewMailAlerts } from './new-mail/NewMailAlerts'

// For pages of settings
export { NewMailSettings } from './new-mail/NewMailSettings'
export type { NewMailSettingsProps } from './new-mail/NewMailSettings'
export { CertificateSettings } from './certificates/CertificateSettings'
export { TwoFactorSettings } from './two-factor/TwoFactorSettings'
export { ClosingSettings } from './profile/ClosingSettings'
export { ProfileSettings } from './profile/ProfileSettings'
export { DelegateSettings } from './delegates/DelegateSettings'
export { PasskeySettings } from './passkeys/PasskeySettings'
export { WeChatSettings } from './we-chat/WeChatSettings'
export type { WeChatSettingsProps } from './we-chat/WeChatSettings'
export { CalendarLockSettings, FileLockSettings, FolderLockSettings } from './folder-lock/LockSettings'
export { OpenSessionSettings } from './open-sessions/OpenSessionSettings'
export { PasswordSettings } from './password/PasswordSettings'
export { SenderListSettings } from './sender-lists/SenderListSettings'
export type { SenderListSettingsProps } from './sender-lists/SenderListSettings'
export { TagSettings } from './tags/TagSettings'
export { UndoSendSettings } from './undo-send/UndoSendSettings'
export { WritingModeSettings } from './writing-mode/WritingModeSettings'
export { TemplateSettings } from './mail-templates/TemplateSettings'
export { SignatureSettings } from './signatures/SignatureSettings'

// In place of the mailbox, while the password must be changed
export { PasswordDemand } from './password/PasswordDemand'
export type { PasswordDemandProps } from './password/PasswordDemand'

// One mail alone, for pages of their own
export { MessageView } from './mailbox-view/MessageView'
export type { MessageViewProps } from './mailbox-view/MessageView'
export { HeaderView } from './reading/source/HeaderView'
export type { HeaderViewProps } from './reading/source/HeaderView'
export { SourceView } from './reading/source/SourceView'
export type { SourceViewProps } from './reading/source/SourceView'

// A mail on paper, for a window of its own
export { PrintView } from './print/PrintView'
export type { PrintViewProps } from './print/PrintView'

// A file of a mail, for a window of its own
export { AttachmentPreview } from './reading/preview/AttachmentPreview'
export type { AttachmentPreviewProps } from './reading/preview/AttachmentPreview'
export { ReviewPreview } from './review/ReviewPreview'
export type { ReviewPreviewProps } from './review/ReviewPreview'
