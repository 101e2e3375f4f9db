import { HoverCard, persistently } from '@mailroom/ui'
import { lazy, Suspense, type ReactElement } from 'react'
import type { AboutPerson } from './AboutPerson'

const PersonPanel = lazy(persistently(() => import('./PersonPanel')))

export interface PersonHoverProps extends AboutPerson {
  children: ReactElement
}

/** Shows the card about somebody while the pointer, or the focus of keys, rests on their name. @source ML-13 */
export function PersonHover({ children, ...about }: PersonHoverProps) {
  return (
    <HoverCard trigger={children}>
      {(close) => (
        <Suspense fallback={null}>
          <PersonPanel {...about} onClose={close} />
        </Suspense>
      )}
    </HoverCard>
  )
}
