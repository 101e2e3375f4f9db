import { pageViewer } from './PageViewer'
import { readSlides } from './readSlides'

/** A presentation. */
export default pageViewer(readSlides)
