/** Height of half an hour, in pixels. */
export const slotPx = 24

/** How far down a minute of the day is, in pixels. */
export const pxOfMinute = (minute: number): number => (minute / 30) * slotPx
