import type { Destination } from '@mailroom/core'
import { useNavigationActs } from '@mailroom/react'
import type { ComponentProps } from 'react'

export interface DestinationLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  destination: Destination
}

/** A link to a place in the product; with the keys for it, it opens in a window of its own. */
export function DestinationLink({ destination, children, ...rest }: DestinationLinkProps) {
  const { navigate, href } = useNavigationActs()
  return (
    <a
      {...rest}
      // Without an address it would be no link to the keyboard.
      href={href?.(destination) ?? '#'}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        navigate(destination)
      }}
    >
      {children}
    </a>
  )
}
