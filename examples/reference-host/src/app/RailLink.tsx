import type { Destination } from '@mailroom/core'
import { useNavigationActs } from '@mailroom/react'
import { Tooltip, type IconComponent } from '@mailroom/ui'
import { memo } from 'react'
import { area } from './Shell.css'

export interface RailLinkProps {
  label: string
  Icon: IconComponent
  destination: Destination
  /** The reader is there, wherever in it. */
  isCurrent: boolean
}

/** The way to an area, on the rail. Keep what it is given the same. */
export const RailLink = memo(function RailLink({ label, Icon, destination, isCurrent }: RailLinkProps) {
  const { navigate, href } = useNavigationActs()
  return (
    <Tooltip label={label} side="right">
      <a
        className={area}
        href={href?.(destination)}
        aria-label={label}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
          event.preventDefault()
          navigate(destination)
        }}
      >
        <Icon size={20} />
      </a>
    </Tooltip>
  )
})
