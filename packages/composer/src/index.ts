// The composer
export { Composer } from './composer/Composer'
export type { ComposerProps } from './composer/Composer'
export type { ComposerHandle } from './composer/ComposerHandle'
export type { ComposeStart } from './composer/ComposeStart'
export type { DraftFields } from './composer/draftFields'
export { htmlOfText } from './composer/htmlOfText'
export { warmEditor } from './editor/EditorPane'

// What is kept between two saves
export { createBrowserJournal } from './journal/createBrowserJournal'
export { RestoreNotice } from './journal/RestoreNotice'
export { useJournalNotes } from './composer/useJournalNotes'
export { useJournalRestore } from './journal/useJournalRestore'
export type { DraftJournal, JournalEntry } from './journal/DraftJournal'
export type { JournalRestore } from './journal/useJournalRestore'
export type { RestoreNoticeProps } from './journal/RestoreNotice'
