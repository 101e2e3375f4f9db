import type { Destination } from '@mailroom/core'
import { useNavigation } from '@mailroom/react'
import { Tooltip, type IconComponent } from '@mailroom/ui'
import { area } from './Shell.css'

export interface RailLinkProps {
  label: string
  Icon: IconComponent
  destination: Destination
  /** The reader is there, wherever in it. */
  isCurrent: boolean
}

/** The way to an area, on the rail. */
export function RailLink({ label, Icon, destination, isCurrent }: RailLinkProps) {
  const { navigate, href } = useNavigation()
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
}
