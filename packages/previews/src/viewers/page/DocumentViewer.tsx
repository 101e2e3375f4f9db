import { pageViewer } from './PageViewer'
import { readDocument } from './readDocument'

/** A Word file. */
export default pageViewer(readDocument)
