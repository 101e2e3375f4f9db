import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: vars.size.toolbar,
  paddingInline: vars.space[16],
  '@container': {
    // One row that is pushed sideways: a second one would move the mails away under the finger that selects them.
    [narrow]: {
      gap: 0,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      paddingInlineEnd: vars.space[24],
      maskImage: 'linear-gradient(to right, #000 calc(100% - 24px), transparent)',
    },
  },
})

export const count = style({
  flex: 'none',
  paddingInline: vars.space[8],
  '@container': { [narrow]: { paddingInline: vars.space[4] } },
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
