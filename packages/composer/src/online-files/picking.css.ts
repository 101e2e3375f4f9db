import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

const { color, space, text } = vars

/** A line beside the main words. */
export const small = {
  fontSize: text.meta.size,
  lineHeight: text.meta.line,
  color: color.textMuted,
} as const

/** One line that ends in dots where there is no room. */
export const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

/** A line of the list, which is a button that is pressed or not. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: vars.size.row,
  padding: `${space[4]} ${space[8]}`,
  borderRadius: vars.radius.control,
  color: color.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.hover },
    '&[aria-pressed="true"]': { backgroundColor: color.selected },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
  '@container': { [narrow]: { minBlockSize: '48px' } },
})

export const empty = style({
  margin: 0,
  padding: space[16],
  borderRadius: vars.radius.panel,
  backgroundColor: color.sunken,
  ...small,
})
