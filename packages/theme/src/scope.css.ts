import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './contract/contract.css'
import { frameContainer } from './contract/frame'

/**
 * The class of the provider's element and of every portal container. It gives the measures, and cuts off what the page
 * would let us inherit.
 *
 * It is enough where the page has no rules but those of components and frames of ours: taking back what others would do to
 * elements is two fifths of what styles cost a browser, since each element and both of its pseudo-elements are asked.
 *
 * @source EM-10
 */
export const ownScope = style({})

const isolated = style({})

/** The same, and what page rules do to elements inside is taken back. @source EM-03, EM-10 */
export const scope = `${ownScope} ${isolated}`

const system = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial'
const simplified =
  '"PingFang SC", "Microsoft YaHei UI", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC"'
const traditional =
  '"PingFang TC", "Microsoft JhengHei UI", "Microsoft JhengHei", "Noto Sans CJK TC", "Noto Sans TC"'
const thrice = (name: string) => `.${name}.${name}.${name}`
/** Outweighs a page rule of two classes, and leaves room above for our own. */
const self = thrice(ownScope)
/** The scope that no other scope contains: a popup's container takes its measures from the provider above it. */
const outermost = `${self}:where(:not(.${ownScope} *))`
const ours = ':where(:not(svg, svg *, [data-mr-content] *))'
const inside = `${self} ${ours}`
const guarded = thrice(isolated)

globalStyle(outermost, {
  vars: {
    [vars.space[2]]: '2px',
    [vars.space[4]]: '4px',
    [vars.space[6]]: '6px',
    [vars.space[8]]: '8px',
    [vars.space[12]]: '12px',
    [vars.space[16]]: '16px',
    [vars.space[24]]: '24px',
    [vars.space[32]]: '32px',
    [vars.space[48]]: '48px',
    [vars.size.rowCompact]: '36px',
    [vars.size.rowNarrow]: '56px',
    [vars.size.control]: '32px',
    [vars.size.controlSmall]: '28px',
    [vars.size.controlLarge]: '40px',
    [vars.size.touch]: '40px',
    [vars.size.rail]: '56px',
    [vars.size.folderPane]: '232px',
    [vars.size.toolbar]: '48px',
    [vars.size.tabStrip]: '36px',
    [vars.radius.round]: '999px',
    [vars.font.sans]: `${system}, ${simplified}, sans-serif`,
    [vars.font.mono]: `ui-monospace, SFMono-Regular, Menlo, Consolas, "Noto Sans Mono CJK SC", monospace`,
    [vars.text.body.size]: '14px',
    [vars.text.body.line]: '20px',
    [vars.text.dense.size]: '13px',
    [vars.text.dense.line]: '18px',
    [vars.text.meta.size]: '12px',
    [vars.text.meta.line]: '16px',
    [vars.text.reading.size]: '16px',
    [vars.text.reading.line]: '24px',
    [vars.text.title.size]: '20px',
    [vars.text.title.line]: '28px',
    [vars.weight.regular]: '400',
    [vars.weight.medium]: '500',
    [vars.weight.strong]: '600',
    [vars.motion.fast]: '120ms',
    [vars.motion.normal]: '180ms',
    [vars.motion.ease]: 'cubic-bezier(0.2, 0, 0, 1)',
    [vars.zIndex.sticky]: '1',
    [vars.zIndex.floating]: '30',
    [vars.zIndex.dialog]: '20',
    [vars.zIndex.toast]: '40',
    [vars.zIndex.tooltip]: '50',
  },
})

globalStyle(self, {
  all: 'revert',
  boxSizing: 'border-box',
  fontFamily: vars.font.sans,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.weight.regular,
  fontStyle: 'normal',
  fontVariant: 'normal',
  letterSpacing: 'normal',
  wordSpacing: 'normal',
  textTransform: 'none',
  textIndent: 0,
  textAlign: 'start',
  textShadow: 'none',
  textDecoration: 'none',
  whiteSpace: 'normal',
  listStyle: 'none',
  visibility: 'visible',
  cursor: 'auto',
  color: vars.color.text,
  background: 'transparent',
  scrollbarColor: `${vars.color.line} transparent`,
  // Fonts decide how bold Chinese looks on macOS; the page's choice must not.
  WebkitFontSmoothing: 'auto',
})

// One declaration takes back every page rule.
globalStyle(`${guarded} ${ours}`, { all: 'revert' })
// What the browser itself adds.
globalStyle(inside, {
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  wordSpacing: 'inherit',
  textTransform: 'inherit',
  textAlign: 'inherit',
  textIndent: 'inherit',
  textShadow: 'inherit',
  textDecoration: 'none',
  lineHeight: 'inherit',
  listStyle: 'none',
  minInlineSize: 0,
  quotes: 'none',
})
// `draggable="true"` counts as a page's rule and was taken back as well; the property is not in our library's types.
const canBeDragged = { WebkitUserDrag: 'element', userSelect: 'none' } as const
globalStyle(`${guarded} :where([draggable="true"]:not([data-mr-content] *))`, canBeDragged)

// Drawings keep the attributes that they are made of, which taking everything back would lose with the page's rules.
globalStyle(`${self} :where(svg:not([data-mr-content] *))`, {
  display: 'inline',
  float: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  minBlockSize: 0,
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  verticalAlign: 'baseline',
  background: 'transparent',
  boxShadow: 'none',
  opacity: 1,
  filter: 'none',
})
// Layout answers to the provider's width, never to the window's: see `narrow` and `medium` in the css entry.
globalStyle(outermost, { containerName: frameContainer, containerType: 'inline-size', inlineSize: '100%' })

// The face follows the language, of the whole and of a part that says its own.
const faces = {
  ':is(:lang(zh-Hans), :lang(zh-CN))': simplified,
  ':is(:lang(zh-Hant), :lang(zh-TW), :lang(zh-HK))': traditional,
}
for (const [language, face] of Object.entries(faces)) {
  const sans = { [vars.font.sans]: `${system}, ${face}, sans-serif` }
  globalStyle(`${outermost}:where(${language}), ${self}:where([lang]${language})`, { vars: sans })
  globalStyle(`${self} :where([lang]${language})`, { vars: sans, fontFamily: vars.font.sans })
}

globalStyle([guarded, `${guarded} ${ours}`].flatMap((it) => [`${it}::before`, `${it}::after`]).join(), {
  all: 'revert',
  content: 'none',
})
globalStyle(`${self} :where(:not(svg *, [data-mr-content] *):focus-visible)`, {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: 2,
})
globalStyle(`${self} :where([hidden])`, { display: 'none' })
globalStyle(`${self} :where(button, select, [role="button"], summary)`, { cursor: 'default' })
globalStyle(`${self} :where(table)`, { borderCollapse: 'collapse', borderSpacing: 0 })
globalStyle(`${self} :where(textarea)`, { resize: 'vertical' })
globalStyle(`${inside}::placeholder`, { color: vars.color.textFaint, opacity: 1 })
