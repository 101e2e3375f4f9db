import { visibleFileName, type DiskEntry, type DiskPlace } from '@mailroom/core'
import { useDisk, useErrorText } from '@mailroom/react'
import { useToasts } from '@mailroom/ui'
import { saveFrom } from '../download/saveBlob'
import { useFileDownload } from '../download/useFileDownload'
import type { SayFiles } from '../filesStrings'

/** Downloads one file as it is, and several or folders in one package. @source FC-02 */
export function useEntryDownload(t: SayFiles, place: DiskPlace) {
  const disk = useDisk()
  const start = useFileDownload()
  const toasts = useToasts()
  const errorText = useErrorText()
  const one = async ({ id, name }: DiskEntry) => {
    const shown = visibleFileName(name)
    if (!disk.fileUrl)
      return start(async (options) => ({ name: shown, content: await disk.file(place, id, options) }))
    try {
      // The browser itself streams it to the disk, however large it is.
      saveFrom(await disk.fileUrl(place, id), shown)
    } catch (error) {
      toasts.show({ message: t('downloadFailed', { reason: errorText(error) ?? '' }), tone: 'danger' })
    }
  }
  return (entries: readonly DiskEntry[]) => {
    const [first] = entries
    if (!first) return
    if (entries.length === 1 && first.kind === 'file') void one(first)
    else
      start((options) =>
        disk.pack(
          place,
          entries.map(({ id }) => id),
          options,
        ),
      )
  }
}
