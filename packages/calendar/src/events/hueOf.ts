import type { CSSProperties } from 'react'
import { eventHues } from '../colors/eventHues'
import type { ShownEvent } from './ShownEvent'

/** Sets the colour that its styles are made of. */
export const hueOf = ({ occurrence }: Pick<ShownEvent, 'occurrence'>): CSSProperties =>
  ({ '--mr-event-hue': eventHues[occurrence.color] }) as CSSProperties
