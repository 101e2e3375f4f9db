import type { DiskEntry, TransitStay } from '@mailroom/core'
import { useDiskActs } from '@mailroom/react'
import type { SayFiles } from '../filesStrings'
import { useAct } from './useAct'

/** Lets files lie in transit for longer. @source FC-05 */
export function useRenewal(t: SayFiles) {
  const { renew } = useDiskActs()
  const act = useAct()
  return (entries: readonly DiskEntry[], stay: TransitStay) =>
    act({
      run: () =>
        renew(
          entries.map(({ id }) => id),
          stay,
        ),
      done: t('renewed', { count: entries.length }),
      failed: (reason) => t('renewFailed', { reason }),
    })
}
