import { destinationToPath, innerDestination, type Destination } from '@mailroom/core'
import { useBackOffice, useNavigation, useStrings } from '@mailroom/react'
import { createIcon, SelfServiceIcon, Tooltip } from '@mailroom/ui'
import { laterStrings } from '../later/laterStrings'
import { area } from '../Shell.css'
import type { MouseEvent } from 'react'

const AdminIcon = /* @__PURE__ */ createIcon(
  'M10 2.5 16 5v4.5c0 3.7-2.4 6.6-6 8-3.6-1.4-6-4.3-6-8V5zM7.5 10l1.8 1.8 3.4-3.6',
)

const administration: Destination = { kind: 'admin', page: 'accounts' }

/**
 * The ways to the organisation's self-service and, for administrators in their own mailbox, to the administration. Nothing
 * while there is neither.
 *
 * @source SH-05
 */
export default function BackOfficeLinks() {
  const { t } = useStrings(laterStrings)
  const { destination, navigate, href } = useNavigation()
  const { data } = useBackOffice()
  const { selfServiceUrl = '', isAdmin } = data ?? {}
  const own = innerDestination(selfServiceUrl)
  const isOutside = !selfServiceUrl.startsWith('/')
  const go = (event: MouseEvent, place: Destination) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    navigate(place)
  }
  return (
    <>
      {selfServiceUrl !== '' && (
        <Tooltip label={t('selfService')} side="right">
          <a
            className={area}
            href={(own && href?.(own)) ?? selfServiceUrl}
            aria-label={t('selfService')}
            aria-current={own && isAt(own, destination) ? 'page' : undefined}
            onClick={own && ((event) => go(event, own))}
            {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            <SelfServiceIcon size={20} />
          </a>
        </Tooltip>
      )}
      {isAdmin && (
        <Tooltip label={t('administration')} side="right">
          <a
            className={area}
            href={href?.(administration)}
            aria-label={t('administration')}
            aria-current={destination.kind === 'admin' ? 'page' : undefined}
            onClick={(event) => go(event, administration)}
          >
            <AdminIcon size={20} />
          </a>
        </Tooltip>
      )}
    </>
  )
}

/** On any of the records, or on the very page that an organisation has chosen. */
const isAt = (own: Destination, now: Destination) =>
  own.kind === 'records' ? now.kind === 'records' : destinationToPath(own) === destinationToPath(now)
