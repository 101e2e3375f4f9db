import type { ComponentProps } from 'react'

/** A link to a page of somebody else, in a window that knows nothing of this one. */
export const OuterLink = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
)
