import { useOrganisation, useStrings } from '@mailroom/react'
import { WaitingFace } from '../../settings-page/WaitingFace'
import { lookStrings } from './lookStrings'
import { LookForm } from './LookForm'
import { ResetToConfiguration } from './ResetToConfiguration'

/** What people see of the organisation: names, notice, links, banners, registration. @source SH-05, HO-04 to HO-06 */
export function LookPage() {
  const { t } = useStrings(lookStrings)
  const { data, error, refresh } = useOrganisation()
  if (data === undefined)
    return (
      <WaitingFace
        error={error}
        words={{ loading: t('loading'), retry: t('retry') }}
        onRetry={() => void refresh()}
      />
    )
  return (
    <>
      {/* Back at the configuration, the form begins anew. */}
      <LookForm key={String(data.isChanged)} look={data.look} />
      {data.isChanged && <ResetToConfiguration />}
    </>
  )
}
