import type { ImportsPort } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { useRefreshFolder } from './useRefreshFolder'

/**
 * Brings mail files from elsewhere into a folder, whose list shows them. Undefined where the mail system takes none.
 *
 * @source ML-17
 */
export function useImports(): ImportsPort | undefined {
  const { imports } = useAdapter()
  const refresh = useRefreshFolder()
  return useMemo(
    () =>
      imports && {
        async add(file, folder, importId, options) {
          const ref = await imports.add(file, folder, importId, options)
          refresh(ref.folder)
          return ref
        },
      },
    [imports, refresh],
  )
}
