/** Whether keys pressed there may be letters of a text: a field, or a page of its own in a frame. */
export const isWrittenIn = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, iframe'))
