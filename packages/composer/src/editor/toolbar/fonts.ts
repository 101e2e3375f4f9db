/** What a new mail is written in; told to the receiver's program as well, so that both see the same. */
export const defaultFont = {
  family: 'Arial, "PingFang SC", "Microsoft YaHei", sans-serif',
  size: '14px',
} as const

/** Fonts that other mail programs can be expected to have, under their own names. */
export const fontFamilies = [
  { value: 'Georgia, serif', label: 'Georgia' },
  { value: '"Times New Roman", serif', label: 'Times New Roman' },
  { value: 'Verdana, sans-serif', label: 'Verdana' },
  { value: 'Tahoma, sans-serif', label: 'Tahoma' },
  { value: 'Calibri, Carlito, sans-serif', label: 'Calibri' },
  { value: '"Courier New", monospace', label: 'Courier New' },
  { value: '"Microsoft YaHei", "PingFang SC", sans-serif', label: '微软雅黑' },
  { value: 'SimSun, "Songti SC", serif', label: '宋体' },
  { value: 'SimHei, "Heiti SC", sans-serif', label: '黑体' },
  { value: 'FangSong, STFangsong, serif', label: '仿宋' },
  { value: 'KaiTi, "Kaiti SC", serif', label: '楷体' },
  { value: '"Microsoft JhengHei", "PingFang TC", sans-serif', label: '微軟正黑體' },
  { value: 'PMingLiU, "Songti TC", serif', label: '新細明體' },
] as const

/** Sizes of text, in pixels. */
export const fontSizes = [12, 13, 14, 16, 18, 20, 24, 32].map((size) => ({
  value: `${size}px`,
  label: String(size),
}))

/** The first name of a list of fonts, bare: browsers write quotes and blanks as they like. */
const firstFont = (families: string): string =>
  (families.split(',')[0] ?? '').replace(/["']/g, '').trim().toLowerCase()

/** A size as the list has it: the editor reports points. */
function pixelSize(size: string | undefined): string | undefined {
  const points = /^([\d.]+)pt$/.exec(size ?? '')?.[1]
  return points === undefined ? size : `${Math.round((Number(points) * 4) / 3)}px`
}

/** The font of the list that the text at the cursor has; empty for the default. */
export const shownFont = (name = ''): string =>
  fontFamilies.find(({ value }) => firstFont(value) === firstFont(name))?.value ?? ''

/** The size of the list that the text at the cursor has. */
export const shownSize = (size: string | undefined): string =>
  fontSizes.find(({ value }) => value === pixelSize(size))?.value ?? defaultFont.size
