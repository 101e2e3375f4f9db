import { HighlightIcon, IconButton, Menu, TextColorIcon } from '@mailroom/ui'
import { setBackgroundColor, setTextColor } from 'roosterjs'
import type { SayComposer } from '../../composeStrings'
import type { RichText } from '../text/RichText'
import { colorMenu, highlightColors, textColors } from './colorMenu'
import * as styles from './EditorToolbar.css'

interface ColorButtonsProps {
  t: SayComposer
  text: RichText | undefined
}

/** Colour of the words, and of the ground below them. */
export function ColorButtons({ t, text }: ColorButtonsProps) {
  return (
    <>
      <span className={styles.tool}>
        <Menu
          trigger={<IconButton size="small" label={t('textColor')} icon={<TextColorIcon />} />}
          entries={() =>
            colorMenu(t, 'colorAutomatic', textColors, (color) =>
              text?.apply((editor) => setTextColor(editor, color)),
            )
          }
        />
      </span>
      <span className={styles.tool} data-rare="">
        <Menu
          trigger={<IconButton size="small" label={t('highlight')} icon={<HighlightIcon />} />}
          entries={() => highlightMenu(t, text)}
        />
      </span>
    </>
  )
}

/** Grounds to choose from. */
export const highlightMenu = (t: SayComposer, text: RichText | undefined) =>
  colorMenu(t, 'colorNone', highlightColors, (color) =>
    text?.apply((editor) => setBackgroundColor(editor, color)),
  )
