import { vars } from './contract.css'

/** The ring of a whole pane, for its `::after`: an outline of its own would lie under what the pane holds. */
export const paneRing = {
  content: '',
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '-2px',
  pointerEvents: 'none',
} as const
