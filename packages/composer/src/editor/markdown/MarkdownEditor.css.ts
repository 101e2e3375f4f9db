import { vars } from '@mailroom/theme'
import { style } from '@mailroom/theme/css'

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: '280px',
})

/** The library's own words for its colours, said by the skin. */
export const editor = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  vars: {
    '--md-editor-background-color': vars.color.surface,
    '--md-editor-box-shadow-color': vars.color.line,
    '--color-fg-default': vars.color.text,
    '--color-canvas-default': vars.color.surface,
    '--color-accent-fg': vars.color.accent,
    '--color-neutral-muted': vars.color.sunken,
    '--color-danger-fg': vars.color.accent,
  },
})

/** Large enough to be hit; the library's buttons are 20 pixels. */
export const tool = style({ minInlineSize: '24px', minBlockSize: '24px' })

/** Light paper, as it is read elsewhere. */
export const paper = style({
  inlineSize: '100%',
  minBlockSize: '100%',
  padding: `${vars.space[12]} ${vars.space[16]}`,
  boxSizing: 'border-box',
  background: '#ffffff',
  color: '#1f2328',
  colorScheme: 'light',
})
