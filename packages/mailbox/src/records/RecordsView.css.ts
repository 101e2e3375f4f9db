import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export { link } from '../destination-link/DestinationLink.css'
export { opener } from '../record-table/RecordTable.css'
export { hint } from '../settings-page/settingsPage.css'

/** Badges, with room between them. */
export const badges = style({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space[4] })
