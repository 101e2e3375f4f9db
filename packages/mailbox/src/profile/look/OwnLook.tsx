import type { OwnProfile } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { profileStrings } from '../profileStrings'
import { GenderChoice } from './GenderChoice'
import * as styles from './look.css'
import { PictureChoice } from './PictureChoice'

/** How the reader is shown to the organisation: their picture, or a drawing by gender. Nobody has to permit it. @source ST-01 */
export function OwnLook({ profile }: { profile: OwnProfile }) {
  const { t } = useStrings(profileStrings)
  return (
    <div className={styles.look} role="group" aria-label={t('look')}>
      <PictureChoice profile={profile} />
      <GenderChoice gender={profile.gender} />
    </div>
  )
}
