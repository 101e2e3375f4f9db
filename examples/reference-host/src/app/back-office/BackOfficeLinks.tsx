import { destinationToPath, innerDestination, type Destination } from '@mailroom/core'
import { useBackOffice, useNavigation, useStrings } from '@mailroom/react'
import { createIcon, SelfServiceIcon, Tooltip } from '@mailroom/ui'
import { laterStrings } from '../later/laterStrings'
import { RailLink } from '../RailLink'
import { area } from '../Shell.css'
import { useMemo } from 'react'

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
  const { destination } = useNavigation()
  const { data } = useBackOffice()
  const { selfServiceUrl = '', isAdmin } = data ?? {}
  const own = useMemo(() => innerDestination(selfServiceUrl), [selfServiceUrl])
  return (
    <>
      {own && (
        <RailLink
          label={t('selfService')}
          Icon={SelfServiceIcon}
          destination={own}
          isCurrent={isAt(own, destination)}
        />
      )}
      {!own && selfServiceUrl !== '' && <OuterLink label={t('selfService')} url={selfServiceUrl} />}
      {isAdmin && (
        <RailLink
          label={t('administration')}
          Icon={AdminIcon}
          destination={administration}
          isCurrent={destination.kind === 'admin'}
        />
      )}
    </>
  )
}

/** A self-service that is no page of ours. */
function OuterLink({ label, url }: { label: string; url: string }) {
  const isOutside = !url.startsWith('/')
  return (
    <Tooltip label={label} side="right">
      <a
        className={area}
        href={url}
        aria-label={label}
        {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        <SelfServiceIcon size={20} />
      </a>
    </Tooltip>
  )
}

/** On any of the records, or on the very page that an organisation has chosen. */
const isAt = (own: Destination, now: Destination) =>
  own.kind === 'records' ? now.kind === 'records' : destinationToPath(own) === destinationToPath(now)
