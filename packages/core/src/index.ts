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
export { folderRoles } from './mail/Folder'
export type { Folder, FolderRole } from './mail/Folder'
export { flagColors } from './mail/MessageState'
export type { FlagColor, MessageState, ReadState, StateChange } from './mail/MessageState'
export type { Attachment, Message, MessageSummary } from './mail/Message'
export type {
  MessageFilter,
  MessagePage,
  MessageQuery,
  MessageSearch,
  MessageSelection,
  MessageSort,
  SortField,
} from './mail/MessageQuery'
export type { Tag } from './mail/Tag'
export type {
  ComposeKind,
  DeliveryState,
  Draft,
  DraftAttachment,
  DraftContent,
  RecipientStatus,
  SavedDraft,
  SendResult,
} from './mail/Draft'

// Session, settings, people, news
export type { Credentials, Session, SignInInfo, SignInMethod } from './session/Session'
export { locales, pageSizes } from './settings/Settings'
export type { Locale, Settings } from './settings/Settings'
export type { Suggestion } from './contacts/Suggestion'
export type { LiveEvent, LiveState } from './live/LiveEvent'

// The adapter and its ports
export type { MailroomAdapter, ReadOptions, TransferOptions } from './adapter/MailroomAdapter'
export type { ContactsPort } from './adapter/ContactsPort'
export type { DraftsPort } from './adapter/DraftsPort'
export type { FoldersPort } from './adapter/FoldersPort'
export type { LiveListener, LivePort } from './adapter/LivePort'
export type { MessagesPort, MovedMessage } from './adapter/MessagesPort'
export type { SendingPort } from './adapter/SendingPort'
export type { SessionPort } from './adapter/SessionPort'
export type { SettingsPort } from './adapter/SettingsPort'
export type { TagsPort } from './adapter/TagsPort'
