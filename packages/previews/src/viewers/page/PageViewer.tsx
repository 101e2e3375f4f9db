import type { ViewerProps } from '../ViewerProps'
import { useReading } from '../useReading'
import { PageFrame } from './PageFrame'
import type { PageSource } from './PageSource'
import { useCleanPage } from './useCleanPage'

/**
 * Makes a viewer of what turns a file into a page: read, made safe, framed.
 *
 * @param read turns bytes into HTML, of which nothing is believed
 */
export function pageViewer(read: (bytes: Uint8Array<ArrayBuffer>) => PageSource | Promise<PageSource>) {
  return function PageViewer({ content, onFault, ...props }: ViewerProps) {
    const source = useReading(content, read, onFault)
    const mail = useCleanPage(source, onFault)
    if (source === undefined || mail === undefined) return null
    return <PageFrame {...props} mail={mail} drawings={source.drawings} pages={source.pages} />
  }
}
