const pictures = [
  'background',
  'background-image',
  'border-image',
  'border-image-source',
  'list-style',
  'list-style-image',
  'content',
  'mask',
  'mask-image',
  '-webkit-mask',
  '-webkit-mask-image',
  '-webkit-mask-box-image',
  'shape-outside',
  'cursor',
]
const references = [
  'filter',
  'backdrop-filter',
  'clip-path',
  'offset-path',
  'fill',
  'stroke',
  'marker',
  'behavior',
  '-moz-binding',
]

/** Ways to write an address as a picture; HERE stands for it. */
const spellings = [
  'url(HERE)',
  'url("HERE")',
  '\\75 rl("HERE")',
  'URL( HERE )',
  'image-set("HERE" 1x)',
  '-webkit-image-set(url(HERE) 1x)',
  '-webkit-cross-fade(url(HERE),url(HERE),50%)',
  'src("HERE")',
  'image("HERE")',
]

const isFollowed: Readonly<Record<string, string>> = { cursor: ',auto', 'border-image': ' 30' }

/** Declarations that fetch, each in every way that it can be written, on an element of its own. */
export const propertyLeaks: readonly string[] = [
  ...pictures.flatMap((name) =>
    spellings.map((value) => `<li style='${name}:${value}${isFollowed[name] ?? ''}'>x</li>`),
  ),
  ...references.flatMap((name) =>
    ['url(HERE#a)', 'url("HERE#a")'].map((value) => `<div style='${name}:${value}'>x</div>`),
  ),
]
