import { whenIdle } from '@mailroom/core'

/** A page that nobody sees draws nothing: its rows are likely there after this time, in ms. */
const unseenMs = 100

/** Some parts have their place in the first drawing, which does not wait for them: their code is fetched when the rows are on the screen. */
export const rowsFirst = (): Promise<void> =>
  new Promise((resolve) => whenIdle(resolve, document.hidden ? unseenMs : undefined))
