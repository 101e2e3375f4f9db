let isNoted = false

/** Whoever loads the page after a share has ended is put back into their own mailbox, and is to read why. @source A3 */
export const shareEnd = {
  note: () => void (isNoted = true),
  isNoted: () => isNoted,
  forget: () => void (isNoted = false),
}
