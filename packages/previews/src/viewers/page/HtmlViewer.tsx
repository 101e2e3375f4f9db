import { pageViewer } from './PageViewer'
import { readHtml } from './readHtml'

/** An HTML file. */
export default pageViewer(readHtml)
