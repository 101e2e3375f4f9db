/**
 * The CSS functions a mail may use: arithmetic, colours, shapes, gradients and movement. Everything that can name
 * an address (`url`, `image-set`, `src`, `cross-fade`, `element`, `paint`, and what comes later) is not here.
 */
const harmlessFunctions: ReadonlySet<string> = new Set([
  ...['abs', 'calc', 'clamp', 'max', 'min', 'mod', 'pow', 'rem', 'round', 'sqrt', 'var'],
  ...[
    'color',
    'color-mix',
    'hsl',
    'hsla',
    'hwb',
    'lab',
    'lch',
    'light-dark',
    'oklab',
    'oklch',
    'rgb',
    'rgba',
  ],
  ...['conic-gradient', 'linear-gradient', 'radial-gradient'],
  ...['repeating-conic-gradient', 'repeating-linear-gradient', 'repeating-radial-gradient'],
  ...['-webkit-gradient', '-webkit-linear-gradient', '-webkit-radial-gradient', 'from', 'to', 'color-stop'],
  ...['-webkit-repeating-linear-gradient', '-webkit-repeating-radial-gradient'],
  ...['circle', 'ellipse', 'inset', 'polygon', 'rect', 'xywh', 'fit-content', 'minmax', 'repeat'],
  ...[
    'blur',
    'brightness',
    'contrast',
    'drop-shadow',
    'grayscale',
    'hue-rotate',
    'invert',
    'opacity',
    'saturate',
  ],
  ...['sepia', 'cubic-bezier', 'linear', 'steps', 'counter', 'counters', 'format', 'local'],
  ...['matrix', 'matrix3d', 'perspective', 'rotate', 'rotate3d', 'rotatex', 'rotatey', 'rotatez', 'scale'],
  ...['scale3d', 'scalex', 'scaley', 'scalez', 'skew', 'skewx', 'skewy', 'translate', 'translate3d'],
  ...['translatex', 'translatey', 'translatez'],
])

/** A value that cannot reach out: known functions only, no escape outside a string that could hide another one. */
export function isHarmlessValue(value: string): boolean {
  const unquoted = withoutStrings(value)
  if (unquoted === undefined || unquoted.includes('\\') || unquoted.includes('/*')) return false
  for (const [, name = ''] of unquoted.matchAll(/(?<![-\w\u0080-\uffff])([-\w\u0080-\uffff]*)\(/g)) {
    // A bare bracket groups numbers inside calc().
    if (name !== '' && !harmlessFunctions.has(name.toLowerCase())) return false
  }
  return !/["'@{};<]/.test(unquoted)
}

/** The value with each string emptied; undefined when a string has no end. */
function withoutStrings(value: string): string | undefined {
  let rest = ''
  let at = 0
  while (at < value.length) {
    const quote = value[at]!
    if (quote !== '"' && quote !== "'") {
      rest += quote
      at += 1
      continue
    }
    const end = endOfString(value, at)
    if (end === undefined) return undefined
    at = end
  }
  return rest
}

function endOfString(value: string, start: number): number | undefined {
  for (let at = start + 1; at < value.length; at += 1) {
    if (value[at] === '\\') at += 1
    else if (value[at] === value[start]) return at + 1
  }
  return undefined
}
