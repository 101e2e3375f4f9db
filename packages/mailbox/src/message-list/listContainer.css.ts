import { createContainer } from '@mailroom/theme/css'

/** The list answers to its own width, wherever it stands. */
export const listContainer = createContainer()

/** Too narrow for all columns. */
export const medium = `${listContainer} (max-width: 900px)`

/** Rows take two lines. */
export const narrow = `${listContainer} (max-width: 719px)`
