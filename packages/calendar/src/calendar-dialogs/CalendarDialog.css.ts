import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'
import { row as framedRow } from '../framed-list/framedList.css'

const { color, space, text } = vars

export const form = style({ display: 'grid', gap: space[16] })

export const hint = style({ margin: 0, color: color.textMuted })

export const failure = style({
  margin: 0,
  padding: space[12],
  borderRadius: vars.radius.control,
  backgroundColor: color.dangerSoft,
})

/** Where the list of those who fit stands. */
export const people = style({ position: 'relative', minInlineSize: 0 })

export const row = style([
  framedRow,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) 128px auto',
    gap: space[8],
    '@container': { [narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
  },
])

export const who = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const name = style({ ...cut })

export const address = style({
  ...cut,
  color: color.textMuted,
  fontSize: text.meta.size,
  lineHeight: text.meta.line,
})

/** Under the name, where there is no room beside it. */
export const right = style({
  '@container': { [narrow]: { gridColumn: '2 / 3', gridRow: '2' } },
})

export const remove = style({ '@container': { [narrow]: { gridColumn: '3', gridRow: '1' } } })
