import type { Destination } from '@mailroom/core'

/** True for what is shown alone in a window, without rail and bar. @source RD-15 */
export const isWindow = ({ kind }: Destination): boolean =>
  kind === 'messageInfo' || kind === 'preview' || kind === 'reviewPreview' || kind === 'print'
