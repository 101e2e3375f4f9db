// The provider
export { MailroomProvider } from './provider/MailroomProvider'
export type { MailroomProviderProps } from './provider/MailroomProvider'
export type { MailroomTheme } from './provider/ThemeRoot'
export { useTheme } from './provider/themeContext'
export type { ThemeValue } from './provider/themeContext'
export { useArtwork } from './provider/useArtwork'
export { useFrameUrl, useProviderRoot } from './provider/rootContext'
export { useParser } from './provider/useParser'
export { useSlot } from './slots/slots'
export type { SlotName, SlotProps, Slots } from './slots/slots'

// The adapter and who is signed in
export { useAdapter, useMaybeAdapter } from './adapter/adapterContext'
export { useSession } from './session/useSession'
export type { SessionState } from './session/useSession'
export type { Expiry } from './session/sessionContext'
export { useSignInInfo } from './session/useSignInInfo'

// Navigation
export { useNavigation } from './navigation/navigationContext'
export type { Navigation } from './navigation/navigationContext'

// Language
export { defineStrings } from './i18n/defineStrings'
export type { StringKey, StringsDefinition, StringTable, Translated } from './i18n/defineStrings'
export { languageTag } from './i18n/languageTag'
export { useLocale } from './i18n/useLocale'
export { useStrings } from './i18n/useStrings'
export { useTranslation } from './i18n/useTranslation'
export type { Translate } from './i18n/useTranslation'
export type { Words } from './i18n/Dictionary'
export { commonStrings } from './strings/commonStrings'
export type { CommonStrings } from './strings/commonStrings'

// Folders and mails
export { useFolder, useFolders } from './folders/useFolders'
export type { FoldersAnswer } from './folders/useFolders'
export { useFolderName } from './folders/useFolderName'
export { useFolderActions } from './folders/useFolderActions'
export type { FolderActions } from './folders/useFolderActions'
export { useRefreshFolder } from './folders/useRefreshFolder'
export { useMessageList } from './messages/useMessageList'
export type { MessageListAnswer } from './messages/useMessageList'
export { useMessage, usePrefetchMessage } from './messages/useMessage'
export { useAttachmentBlob } from './messages/useAttachmentBlob'
export type { AttachmentBlob } from './messages/useAttachmentBlob'
export { useInlineImages } from './messages/useInlineImages'
export { usePictureSenders } from './pictures/usePictureSenders'
export { useRemotePictures } from './pictures/useRemotePictures'
export type { RemotePictures } from './pictures/useRemotePictures'
export { useMessageActions } from './messages/useMessageActions'
export type { MessageActions } from './messages/useMessageActions'
export type { Outcome } from './messages/useOptimistic'
export { useTags } from './tags/useTags'
export { useTagActions } from './tags/useTagActions'
export type { WantedTag } from './tags/useTagActions'

// Writing and sending
export { useDraftActions } from './drafts/useDraftActions'
export type { DraftActions } from './drafts/useDraftActions'
export { useSending } from './sending/useSending'
export type { Sending } from './sending/useSending'
export { useRecipientStatus } from './sending/useRecipientStatus'
export { useSuggestions } from './contacts/useSuggestions'

// People
export { usePerson } from './people/usePerson'
export { usePersonActions } from './people/usePersonActions'
export { useSpamActions } from './people/useSpamActions'
export type { SpamActions } from './people/useSpamActions'

// Settings, news, words about failures
export { useSettings } from './settings/useSettings'
export { useLive, useLiveEvent } from './live/LiveProvider'
export { useErrorText } from './errors/useErrorText'
export { useFailureToast } from './errors/useFailureToast'
