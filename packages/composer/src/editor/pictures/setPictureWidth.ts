import { formatImageWithContentModel, type IEditor } from 'roosterjs'

/** Widths that can be chosen, in pixels; undefined is the picture's own. */
export const pictureWidths = { small: 160, medium: 320, large: 640, original: undefined } as const

/** Sets how wide the selected picture is shown, in pixels; its height follows. @param pixels undefined for its own */
export function setPictureWidth(editor: IEditor, pixels: number | undefined): void {
  formatImageWithContentModel(editor, 'mailroomPicture', ({ format }) => {
    format.width = pixels === undefined ? undefined : `${pixels}px`
    format.height = undefined
  })
}
