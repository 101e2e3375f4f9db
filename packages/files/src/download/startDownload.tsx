import type { Toasts } from '@mailroom/ui'
import { LatePart } from '@mailroom/ui'
import { Download, type FetchFile } from './Download'
import { DownloadToast } from './DownloadToast'

/** Begins to download a file and shows its way; closing that ends it. @source ML-22, RD-06 */
export function startDownload(toasts: Toasts, fetchFile: FetchFile): void {
  const download = new Download(fetchFile)
  const id = toasts.show({
    durationMs: Infinity,
    message: (
      <LatePart>
        <DownloadToast download={download} onEnd={() => toasts.dismiss(id)} />
      </LatePart>
    ),
    onClose: () => download.stop(),
  })
  download.start()
}
