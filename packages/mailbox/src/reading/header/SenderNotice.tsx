import { senderWarning, type Address, type SenderWarning } from '@mailroom/core'
import { useSession, useTranslation } from '@mailroom/react'
import { WarningIcon } from '@mailroom/ui'
import * as styles from './MessageHeader.css'

const words = {
  bidi: 'warnBidi',
  hiddenCharacters: 'warnHidden',
  nameIsOtherAddress: 'warnOtherAddress',
  mixedScripts: 'warnMixedScripts',
  lookAlikeDomain: 'warnLookAlike',
} as const satisfies Readonly<Record<SenderWarning, string>>

/** Says why a sender may not be who they seem to be. @source RD-19 */
export function SenderNotice({ sender }: { sender: Address }) {
  const { t } = useTranslation('reading')
  const { session } = useSession()
  const ownDomain = session?.user.address.address.split('@').at(-1)
  const warning = senderWarning(sender, { trustedDomains: ownDomain === undefined ? [] : [ownDomain] })
  if (warning === undefined) return null
  return (
    <p className={styles.warning} role="note">
      <WarningIcon />
      <span>{t(words[warning])}</span>
    </p>
  )
}
