import { whenIdle } from '@mailroom/core'

/** Where nobody looks at the page, rows are likely on it after this time. */
const latestMs = 100

/** Some parts have their place in the first drawing, which does not wait for them: their code is fetched when the rows are on the screen. */
export const rowsFirst = (): Promise<void> => new Promise((resolve) => whenIdle(resolve, latestMs))
