import { createDomToModelContext, domToContentModel, type ContentModelFormatContainer } from 'roosterjs'
import { signatureElement } from './signatureElement'
import { signatureMark } from './signatureMarks'

/** A kept signature as the editor keeps its texts. */
export function signatureModel(html: string, page: Document): ContentModelFormatContainer | undefined {
  const element = signatureElement(html, page)
  element.id = signatureMark
  const root = page.createElement('div')
  root.append(element)
  const [block] = domToContentModel(root, createDomToModelContext()).blocks
  const isContainer = block?.blockType === 'BlockGroup' && block.blockGroupType === 'FormatContainer'
  return isContainer ? block : undefined
}
