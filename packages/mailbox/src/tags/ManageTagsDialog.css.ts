import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const list = style({ display: 'flex', flexDirection: 'column' })

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: '40px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
})

export const name = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })

export const nothing = style({ color: vars.color.textMuted })
