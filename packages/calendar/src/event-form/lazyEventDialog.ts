import { partOf } from '@mailroom/ui'

/**
 * The form of an event, wherever one arises; its code comes when it opens, so it stands in a `LatePart`.
 *
 * @internal
 * @source CA-02, RD-03
 */
export const EventDialog = /* @__PURE__ */ partOf(() => import('./EventDialog'), 'EventDialog')
