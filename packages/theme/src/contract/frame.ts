/** Name of the query container that the provider's element is. */
export const frameContainer = 'mr-frame'

/** Container query: one column, targets for fingers. Use as a key of `@container`. */
export const narrow = `${frameContainer} (width < 480px)`

/** Container query: two columns. */
export const medium = `${frameContainer} (480px <= width < 900px)`

/** Container query: three columns. */
export const wide = `${frameContainer} (width >= 900px)`
