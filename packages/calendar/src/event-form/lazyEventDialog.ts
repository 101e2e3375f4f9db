import { fetchAhead, partOf } from '@mailroom/ui'

const load = () => import('./EventDialog')

/**
 * The form of an event, wherever one arises; its code comes when it opens, so it stands in a `LatePart`.
 *
 * @internal
 * @source CA-02, RD-03
 */
export const EventDialog = /* @__PURE__ */ partOf(load, 'EventDialog')

/** Fetches it before somebody asks for it. */
export const fetchEventDialog = (): void => fetchAhead(load)
