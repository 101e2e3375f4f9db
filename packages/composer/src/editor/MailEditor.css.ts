import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const editor = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: '280px',
})

/** Above the text for the eye, after it for Tab. */
export const tools = style({ order: -1, flexShrink: 0, minInlineSize: 0 })

/** Where the frame is put. */
export const place = style({ display: 'flex', flex: '1 1 auto', minInlineSize: 0, minBlockSize: 0 })

/** Light paper, like the mails that are read: what is written here is read on white elsewhere. @source RD-21 */
export const frame = style({
  flex: '1 1 auto',
  inlineSize: '100%',
  minBlockSize: '200px',
  border: 'none',
  backgroundColor: '#ffffff',
  colorScheme: 'light',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' } },
})

/** The shape of what comes: a bar, and lines on paper. */
export const waiting = style({
  flex: '1 1 auto',
  minBlockSize: '280px',
  paddingBlockStart: '40px',
  backgroundImage: `linear-gradient(${vars.color.line}, ${vars.color.line})`,
  backgroundSize: '100% 1px',
  backgroundPosition: '0 40px',
  backgroundRepeat: 'no-repeat',
})

export const waitingLines = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  padding: vars.space[16],
})
