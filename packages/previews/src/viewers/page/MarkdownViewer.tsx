import { pageViewer } from './PageViewer'
import { readMarkdown } from './readMarkdown'

/** A Markdown file. */
export default pageViewer(readMarkdown)
