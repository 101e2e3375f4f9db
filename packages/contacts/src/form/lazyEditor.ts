import { partOf } from '@mailroom/ui'

/**
 * The window of somebody's contact; its code comes when it opens, so it stands in a `LatePart`.
 *
 * @internal
 * @source ML-13
 */
export const ContactEditor = /* @__PURE__ */ partOf(() => import('./ContactEditor'), 'ContactEditor')
