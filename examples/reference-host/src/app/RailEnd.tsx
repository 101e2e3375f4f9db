import type { Destination } from '@mailroom/core'
import { useLocale, useNavigation, useStrings } from '@mailroom/react'
import { createIcon, HelpIcon, LatePart, lazyPart, persistently, Tooltip } from '@mailroom/ui'
import { helpAddress } from './helpAddress'
import { laterStrings } from './later/laterStrings'
import * as styles from './RailEnd.css'
import { ReviewLink } from './review/ReviewLink'
import { area } from './Shell.css'
import { ShareSwitch } from './shares/ShareSwitch'

/** Few have any; their code is no part of what everybody waits for. */
const BackOfficeLinks = lazyPart(persistently(() => import('./back-office/BackOfficeLinks')))

const AppsIcon = /* @__PURE__ */ createIcon(
  'M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z',
)

const apps: Destination = { kind: 'appCenter' }

/** The ways to the review, to all apps and to the help, at the end of the rail: the help in a window of its own, so that nothing written is left. @source SH-12, SH-13 */
export function RailEnd() {
  const { t } = useStrings(laterStrings)
  const { locale } = useLocale()
  const { destination, navigate, href } = useNavigation()
  return (
    <>
      <ReviewLink />
      <span className={styles.end}>
        <ShareSwitch />
        <LatePart>
          <BackOfficeLinks />
        </LatePart>
        <Tooltip label={t('apps')} side="right">
          <a
            className={area}
            href={href?.(apps)}
            aria-label={t('apps')}
            aria-current={destination.kind === 'appCenter' ? 'page' : undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              navigate(apps)
            }}
          >
            <AppsIcon size={20} />
          </a>
        </Tooltip>
        <Tooltip label={t('help')} side="right">
          <a
            className={area}
            href={helpAddress(locale)}
            target="_blank"
            rel="noopener"
            aria-label={t('help')}
          >
            <HelpIcon size={20} />
          </a>
        </Tooltip>
      </span>
    </>
  )
}
