import { vars } from '@mailroom/theme'
import { narrow, style } from '@mailroom/theme/css'

const { color, space, size, radius, text, motion } = vars

/** Looks like the select that stands there where folders are few. */
export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: size.control,
  paddingBlock: 5,
  paddingInline: space[8],
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.text,
  fontSize: text.body.size,
  lineHeight: text.body.line,
  textAlign: 'start',
  cursor: 'default',
  transition: `border-color ${motion.fast} ${motion.ease}`,
  selectors: {
    '&:hover': { borderColor: color.textMuted },
    '&:focus-visible': { borderColor: color.focus, outline: `1px solid ${color.focus}`, outlineOffset: 0 },
    '&:disabled': { background: color.sunken, opacity: 0.7 },
  },
  '@container': { [narrow]: { minBlockSize: size.touch } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
})

export const path = style({ display: 'flex', flex: '1 1 auto', minInlineSize: 0, whiteSpace: 'pre' })

const cut = { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const

/** The folders above give way before the name of the folder itself does. */
export const above = style({ ...cut, flex: '0 1 auto', color: color.textMuted })

export const between = style({ flex: 'none', color: color.textMuted })

export const name = style({
  ...cut,
  flex: '0 0 auto',
  maxInlineSize: '100%',
  selectors: { [`${between} + &`]: { maxInlineSize: `calc(100% - ${space[32]})` } },
})

export const chevron = style({ display: 'inline-flex', flex: 'none', color: color.textMuted })
