/** Name of the query container that an area with its navigation is. */
export const areaContainer = 'mr-area'

/** Container query: the navigation stands above the content, and rows become blocks. Use as a key of `@container`. */
export const narrowArea = `${areaContainer} (width < 720px)`
