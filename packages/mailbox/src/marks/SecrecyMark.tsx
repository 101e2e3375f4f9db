import type { SecrecyLevel } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { Badge } from '@mailroom/ui'
import { secrecyStrings } from './secrecyStrings'

const tones = {
  normal: 'neutral',
  internal: 'accent',
  secret: 'warning',
  confidential: 'danger',
  topSecret: 'danger',
} as const satisfies Readonly<Record<SecrecyLevel, string>>

/** How secret the mail is, in its word. @param props.id lets others name it @source CO-12 */
export function SecrecyMark({ level, id }: { level: SecrecyLevel; id?: string }) {
  const { t } = useStrings(secrecyStrings)
  return (
    <span id={id}>
      <Badge tone={tones[level]}>{t(`secrecy_${level}`)}</Badge>
    </span>
  )
}
