import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const summary = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] })

export const overall = style({ color: vars.color.textMuted })

/** Recipients, states and reasons stand in columns; where it is narrow the reason goes under its recipient. */
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(40%) max-content minmax(0, 1fr)',
  columnGap: vars.space[12],
  rowGap: vars.space[6],
  selectors: { '&[hidden]': { display: 'none' } },
})

export const list = style([lines, { marginBlockStart: vars.space[8], maxBlockSize: 320, overflowY: 'auto' }])

export const row = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
  '@container': { '(width < 480px)': { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[8] } },
})

export const recipient = style({ overflowWrap: 'anywhere' })

export const info = style({
  minInlineSize: 0,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  selectors: { '&[data-failed]': { color: vars.color.danger } },
})

/** Words for people, above those of the server. */
export const reason = style({ display: 'block' })

export const unknown = style({ color: vars.color.textMuted, fontSize: vars.text.dense.size })
