import { parseHtml } from '@mailroom/html'
import { pptxToHtml } from '@jvmr/pptx-to-html'
import { checkZip } from '../../bytes/checkZip'
import { liftDrawings } from './liftDrawings'
import type { PageSource } from './PageSource'

/** The slides of a presentation, below each other. @source RD-07 */
export async function readSlides(bytes: Uint8Array<ArrayBuffer>): Promise<PageSource> {
  await checkZip(bytes)
  const slides = await pptxToHtml(bytes.buffer)
  const page = parseHtml(slides.map((slide) => `<section class="slide">${slide}</section>`).join(''))
  const drawings = liftDrawings(page.body)
  return { html: `${slidesLook}${page.body.innerHTML}`, drawings, pages: 'section.slide' }
}

const slidesLook = `<style>
body { background: #e9ecef; padding: 16px; }
section.slide { display: table; margin: 0 auto 16px; background: #ffffff; box-shadow: 0 1px 4px #0003; }
</style>`
