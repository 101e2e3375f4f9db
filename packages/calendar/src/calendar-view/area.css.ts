import { vars } from '@mailroom/theme'
import { createContainer, style } from '@mailroom/theme/css'

const { color } = vars

const area$ = createContainer()

/** Where the calendars lie over the days. */
export const narrow = `${area$} (max-width: 899px)`

/** Where days are slim. */
export const slim = `${area$} (max-width: 599px)`

/** Where fingers work. */
export const touch = `${area$} (max-width: 479px)`

export const area = style({
  containerName: area$,
  containerType: 'inline-size',
  position: 'relative',
  blockSize: '100%',
  minBlockSize: 0,
  overflow: 'hidden',
  backgroundColor: color.surface,
  color: color.text,
})

export const columns = style({ position: 'relative', display: 'flex', blockSize: '100%', minBlockSize: 0 })

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: 0,
})

/** The days, and what lies over them while they come. */
export const days = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
})

export const waiting = style({ padding: vars.space[24] })

export const ways = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[8],
})

/** Lies over the days, where their events will be. */
export const coming = style({
  position: 'absolute',
  insetBlock: '84px 0',
  insetInline: '56px 0',
  overflow: 'hidden',
  pointerEvents: 'none',
  selectors: {
    '&[data-view="month"]': { insetBlockStart: '28px', insetInlineStart: 0 },
    '&[data-view="agenda"]': { inset: 0 },
  },
})

export const comingGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gridAutoRows: '96px',
  blockSize: '100%',
})

export const comingEvent = style({ padding: `${vars.space[32]} ${vars.space[8]} 0` })

export const comingLines = style({ display: 'grid', gap: vars.space[24], padding: vars.space[24] })
