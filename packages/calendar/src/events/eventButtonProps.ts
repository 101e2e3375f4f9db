import type { ComponentProps } from 'react'
import type { EventDesk } from './EventDesk'
import { hueOf } from './hueOf'
import type { ShownEvent } from './ShownEvent'

/**
 * What every button of an event has: its colour, its state, and that it tells all about itself.
 *
 * @param place  names the button among all that show the event
 * @param isStop it can be reached by Tab
 */
export function eventButtonProps(
  { now, opened, onOpen }: Pick<EventDesk, 'now' | 'opened' | 'onOpen'>,
  event: ShownEvent,
  place: string,
  isStop: boolean,
): ComponentProps<'button'> {
  const { occurrence, key, ends } = event
  const { ownStatus } = occurrence
  const isOpen = opened === place
  const data = {
    'data-event': key,
    'data-place': place,
    'data-past': ends <= now || undefined,
    'data-status': ownStatus === 'pending' || ownStatus === 'tentative' ? ownStatus : undefined,
  }
  return {
    ...data,
    type: 'button',
    style: hueOf(event),
    tabIndex: isStop ? 0 : -1,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onClick: () => onOpen(isOpen ? undefined : place),
  }
}
