// The composer
export { Composer } from './composer/Composer'
export type { ComposerProps } from './composer/Composer'
export type { ComposerHandle } from './composer/ComposerHandle'
export type { ComposeStart } from './composer/ComposeStart'
export { warmEditor } from './editor/EditorPane'

// What is kept between two saves
export { createBrowserJournal } from './journal/createBrowserJournal'
export type { DraftJournal, JournalEntry } from './journal/DraftJournal'
