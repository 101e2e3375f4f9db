import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const editor = style({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minBlockSize: '280px' })

/** Above the text for the eye, after it for Tab. */
export const tools = style({ order: -1, flexShrink: 0, minInlineSize: 0 })

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
