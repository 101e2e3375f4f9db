import { HoverCard, LatePart, lazyPart, persistently } from '@mailroom/ui'
import type { ReactElement } from 'react'
import type { AboutPerson } from './AboutPerson'

const PersonPanel = lazyPart(persistently(() => import('./PersonPanel')))

export interface PersonHoverProps extends AboutPerson {
  children: ReactElement
}

/** Shows the card about somebody while the pointer, or the focus of keys, rests on their name. @source ML-13 */
export function PersonHover({ children, ...about }: PersonHoverProps) {
  return (
    <HoverCard trigger={children}>
      {(close) => (
        <LatePart>
          <PersonPanel {...about} onClose={close} />
        </LatePart>
      )}
    </HoverCard>
  )
}
