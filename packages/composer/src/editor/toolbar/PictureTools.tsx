import { IconButton, ImageIcon, Menu, ResizeIcon } from '@mailroom/ui'
import type { ContentModelFormatState } from 'roosterjs'
import { useRef } from 'react'
import type { SayComposer } from '../../composeStrings'
import type { SayEditor } from '../editorStrings'
import type { MailEditorProps } from '../MailEditorProps'
import { pictureWidths, setPictureWidth } from '../pictures/setPictureWidth'
import type { RichText } from '../text/RichText'
import * as styles from './EditorToolbar.css'

interface PictureToolsProps {
  t: SayComposer
  te: SayEditor
  text: RichText | undefined
  format: ContentModelFormatState
  onImage: MailEditorProps['onImage']
}

const widths = Object.keys(pictureWidths) as readonly (keyof typeof pictureWidths)[]

/** Puts a picture into the text, and makes the selected one smaller or larger. @source CO-04 */
export function PictureTools({ t, te, text, format, onImage }: PictureToolsProps) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        size="small"
        label={t('image')}
        icon={<ImageIcon />}
        onClick={() => picker.current?.click()}
      />
      <input
        ref={picker}
        type="file"
        accept="image/jpeg,image/gif,image/png,image/bmp"
        hidden
        aria-label={t('image')}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) void (text ? text.addPicture(file) : onImage(file))
        }}
      />
      {format.imageFormat && (
        <span className={styles.tool}>
          <Menu
            trigger={<IconButton size="small" label={te('pictureSize')} icon={<ResizeIcon />} />}
            entries={() =>
              widths.map((width) => ({
                id: width,
                label: te(`picture_${width}`),
                onSelect: () => text?.apply((editor) => setPictureWidth(editor, pictureWidths[width])),
              }))
            }
          />
        </span>
      )}
    </>
  )
}
