import type { SyntheticEvent } from 'react'

/** A press that means something of its own does nothing to the row around it. */
export const swallow = (event: SyntheticEvent): void => event.stopPropagation()
