import { defaultFolder } from '@mailroom/core'
import { useArtwork, useNavigationActs, useStrings } from '@mailroom/react'
import { Artwork, Button, EmptyState } from '@mailroom/ui'
import { laterStrings } from './later/laterStrings'
import * as styles from './Pages.css'

/** Nothing lives at this address; the way back. @source SH-14 */
export function NotFound() {
  const { t } = useStrings(laterStrings)
  const { navigate } = useNavigationActs()
  const drawing = useArtwork('empty')
  return (
    <div className={styles.notFound}>
      <EmptyState
        artwork={drawing && <Artwork src={drawing} />}
        title={t('notFoundTitle')}
        action={
          <Button onClick={() => navigate({ kind: 'folder', folder: defaultFolder })}>
            {t('toMailbox')}
          </Button>
        }
      />
    </div>
  )
}
