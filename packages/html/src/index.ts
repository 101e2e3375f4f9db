// Reading: a mail made safe to show
export { cleanMailHtml } from './clean/cleanMailHtml'
export { loadCleaner, loadedCleaner, rehearseCleaner } from './clean/loadCleaner'
export { marks } from './clean/cleanElement'
export { inlinePictureProperty, remotePictureProperty } from './clean/cssPictures'
export { linkDisguise } from './clean/linkDisguise'
export { normaliseContentId } from './clean/contentId'
export { parseUrl } from './clean/parseUrl'
export type { CleanMail, CleanMailOptions } from './clean/cleanMailHtml'
export type { Tracker } from './clean/CleaningNotes'

// Writing: what may enter the editor, and the original below an answer
export { cleanEditorHtml } from './editor/cleanEditorHtml'
export { keepMailHtml } from './keep/keepMailHtml'
export type { KeepOptions } from './keep/keepMailHtml'

// The parser
export { openParser, parseHtml, parserView } from './parser/parserView'

// The frame that runs nothing
export { framePage, frameSandbox } from './frame/framePage'
export { placeFrame, warmFrame } from './frame/warmFrame'
export { whenLeaving } from './frame/whenLeaving'
export type { PlacedFrame } from './frame/warmFrame'
