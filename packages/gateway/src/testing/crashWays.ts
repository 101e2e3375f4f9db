/** How a mail leaves: at once, at its time, when its writer no longer can call it back, or when a reviewer lets it. */
export const crashWays = ['send', 'schedule', 'hold', 'review'] as const

/** One of these ways. */
export type CrashWay = (typeof crashWays)[number]

/** A mail with this word waits for a reviewer. */
export const reviewedWord = 'quotation'
