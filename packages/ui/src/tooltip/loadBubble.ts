/** Fetches what shows a tooltip; it is wanted once a pointer rests. */
export const loadBubble = () => import('./TooltipBubble')
