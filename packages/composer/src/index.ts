// The composer
export { Composer } from './composer/Composer'
export type { ComposerProps } from './composer/Composer'
export type { ComposerHandle, SendOutcome } from './composer/ComposerHandle'
export type { ComposeStart } from './composer/ComposeStart'
export type { DraftFields } from './composer/draftFields'
export { loadWriting } from './composer/loadWriting'
export { htmlOfText } from './composer/htmlOfText'
export { warmEditor } from './editor/EditorPane'

// People in other forms
export { PeopleField } from './recipients/PeopleField'
export type { PeopleFieldHandle, PeopleFieldProps } from './recipients/PeopleField'

// A text that is no mail yet
export { TextEditor } from './text-editor/TextEditor'
export type { TextEditorHandle, TextEditorProps } from './text-editor/TextEditor'

// What is kept between two saves
export { createBrowserJournal } from './journal/createBrowserJournal'
export { RestoreNotice } from './journal/RestoreNotice'
export { useJournalNotes } from './composer/useJournalNotes'
export { useJournalRestore } from './journal/useJournalRestore'
export type { DraftJournal, JournalEntry } from './journal/DraftJournal'
export type { JournalRestore } from './journal/useJournalRestore'
export type { RestoreNoticeProps } from './journal/RestoreNotice'

// Mails that were sent without a connection
export { createBrowserOutbox } from './outbox/createBrowserOutbox'
export { OutboxNotice } from './outbox/OutboxNotice'
export type { OutboxNoticeProps } from './outbox/OutboxNotice'
export type { Outbox, OutboxMail } from './outbox/Outbox'
