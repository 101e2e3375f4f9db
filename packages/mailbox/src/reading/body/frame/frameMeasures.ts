/** Room below the mail, so that the last line and a scroll bar never touch the edge. @source RD-16 */
export const FRAME_EXTRA_PX = 80

/** Wider pictures shrink to the frame's width minus this. @source RD-16 */
export const PICTURE_MARGIN_PX = 20

/** Measuring waits this long between two runs. @source 1st text 9 */
export const RESIZE_INTERVAL_MS = 100

/** A frame never gets higher; a longer mail scrolls inside it. Beyond it browsers stop drawing. */
export const MAX_FRAME_PX = 100_000

/** Longer HTML is shown as text: cleaning it would hold up the page for more than a second. */
export const MAX_HTML_CHARS = 5_000_000
