/** Height of an event that is a line, with the gap below it, in pixels. */
export const linePx = 22
