import { vars } from '@mailroom/theme'
import { createContainer, paneRing, style } from '@mailroom/theme/css'

const shell$ = createContainer()
const narrow = `${shell$} (max-width: 599px)`

export const shell = style({
  containerName: shell$,
  containerType: 'inline-size',
  blockSize: '100dvh',
  backgroundColor: vars.color.canvas,
  color: vars.color.text,
})

export const frame = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.rail} minmax(0, 1fr)`,
  blockSize: '100%',
  '@container': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr) 52px' },
  },
})

export const rail = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[8],
  paddingBlockStart: vars.space[12],
  backgroundColor: vars.color.rail,
  backgroundSize: '100% auto',
  backgroundPosition: 'bottom',
  backgroundRepeat: 'no-repeat',
  '@container': {
    [narrow]: {
      order: 1,
      flexDirection: 'row',
      justifyContent: 'space-around',
      padding: 0,
      backgroundImage: 'none !important',
    },
  },
})

export const area = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: vars.radius.panel,
  color: vars.color.onRail,
  ':hover': { backgroundColor: vars.color.railSelected },
  ':focus-visible': { outline: `2px solid ${vars.color.onRail}`, outlineOffset: '2px' },
  selectors: { '&[aria-current="page"]': { backgroundColor: vars.color.railSelected } },
})

export const page = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0 })

export const offline = style({
  padding: `${vars.space[4]} ${vars.space[16]}`,
  backgroundColor: vars.color.warningSoft,
  color: vars.color.warning,
  fontSize: vars.text.dense.size,
  lineHeight: vars.text.dense.line,
})

export const main = style({
  position: 'relative',
  flex: '1 1 auto',
  minBlockSize: 0,
  ':focus-visible': { outline: 'none' },
  selectors: {
    // Over what lies on the page, which would cover an outline of its own.
    '&:focus-visible::after': paneRing,
  },
})
