import { Select } from '@mailroom/ui'
import { setFontName, setFontSize, type ContentModelFormatState } from 'roosterjs'
import type { SayComposer } from '../../composeStrings'
import type { RichText } from '../text/RichText'
import * as styles from './EditorToolbar.css'
import { defaultFont, fontFamilies, fontSizes, shownFont, shownSize } from './fonts'

interface FontSelectsProps {
  t: SayComposer
  text: RichText | undefined
  format: ContentModelFormatState
}

/** Font and size of the selection. */
export function FontSelects({ t, text, format }: FontSelectsProps) {
  return (
    <>
      <Select
        aria-label={t('font')}
        className={styles.font}
        value={shownFont(format.fontName)}
        options={[{ value: '', label: t('fontDefault') }, ...fontFamilies]}
        onValueChange={(name) => text?.apply((editor) => setFontName(editor, name || defaultFont.family))}
      />
      <Select
        aria-label={t('fontSize')}
        className={styles.size}
        value={shownSize(format.fontSize)}
        options={fontSizes}
        onValueChange={(size) => text?.apply((editor) => setFontSize(editor, size))}
      />
    </>
  )
}
