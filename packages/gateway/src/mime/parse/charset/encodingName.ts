import iconv from 'iconv-lite'

/** Encodings that iconv-lite lacks and that we decode ourselves. */
type OwnEncoding = 'iso-2022' | 'hz' | 'euc-tw' | 'johab'

/** Labels that say nothing: what the bytes show decides. */
const emptyLabels = new Set([
  '',
  'none',
  'unknown',
  'unknown8bit',
  'xunknown',
  'xunknown8bit',
  'binary',
  '8bit',
  '7bit',
  'default',
  'defaultcharset',
  'xuserdefined',
  'autodetect',
  'autodetectall',
  'charset',
  'ascii',
  'usascii',
  'ansix341968',
  'iso646us',
  'us',
])

/**
 * Labels whose senders mean the larger set. Keys are letters and digits only.
 * `gb2312` in particular is written by everybody who sends GBK or GB18030.
 */
const supersets: Readonly<Record<string, string>> = {
  utf8: 'utf-8',
  utf8mb4: 'utf-8',
  unicode11utf8: 'utf-8',
  utf8bom: 'utf-8',
  utf8sig: 'utf-8',
  utf: 'utf-8',
  gb2312: 'gb18030',
  gb231280: 'gb18030',
  csgb2312: 'gb18030',
  gbk: 'gb18030',
  xgbk: 'gb18030',
  cp936: 'gb18030',
  ms936: 'gb18030',
  windows936: 'gb18030',
  euccn: 'gb18030',
  xeuccn: 'gb18030',
  gb: 'gb18030',
  gb18030: 'gb18030',
  gb180302000: 'gb18030',
  gb180302005: 'gb18030',
  gb180302022: 'gb18030',
  chinese: 'gb18030',
  isoir58: 'gb18030',
  csiso58gb231280: 'gb18030',
  gb1988: 'gb18030',
  zhcn: 'gb18030',
  big5: 'big5-hkscs',
  xxbig5: 'big5-hkscs',
  cnbig5: 'big5-hkscs',
  csbig5: 'big5-hkscs',
  big5hkscs: 'big5-hkscs',
  cp950: 'big5-hkscs',
  ms950: 'big5-hkscs',
  windows950: 'big5-hkscs',
  big5eten: 'big5-hkscs',
  xbig5: 'big5-hkscs',
  zhtw: 'big5-hkscs',
  shiftjis: 'shiftjis',
  sjis: 'shiftjis',
  xsjis: 'shiftjis',
  mskanji: 'shiftjis',
  csshiftjis: 'shiftjis',
  windows31j: 'shiftjis',
  cswindows31j: 'shiftjis',
  cp932: 'shiftjis',
  ms932: 'shiftjis',
  xmscp932: 'shiftjis',
  eucjp: 'eucjp',
  xeucjp: 'eucjp',
  xeuc: 'eucjp',
  cseucpkdfmtjapanese: 'eucjp',
  eucjpms: 'eucjp',
  cp51932: 'eucjp',
  euckr: 'cp949',
  cseuckr: 'cp949',
  ksc56011987: 'cp949',
  ksc56011989: 'cp949',
  ksc5601: 'cp949',
  ksc56011992: 'cp949',
  ksx1001: 'cp949',
  korean: 'cp949',
  isoir149: 'cp949',
  windows949: 'cp949',
  cp949: 'cp949',
  ms949: 'cp949',
  uhc: 'cp949',
  xwindows949: 'cp949',
  xuhc: 'cp949',
  iso2022jp: 'iso-2022',
  csiso2022jp: 'iso-2022',
  iso2022jp1: 'iso-2022',
  iso2022jp2: 'iso-2022',
  iso2022jp3: 'iso-2022',
  iso2022jp2004: 'iso-2022',
  iso2022jpms: 'iso-2022',
  cp50220: 'iso-2022',
  cp50221: 'iso-2022',
  cp50222: 'iso-2022',
  jis: 'iso-2022',
  iso2022kr: 'iso-2022',
  csiso2022kr: 'iso-2022',
  iso2022cn: 'iso-2022',
  iso2022cnext: 'iso-2022',
  iso2022: 'iso-2022',
  hz: 'hz',
  hzgb2312: 'hz',
  hzgb: 'hz',
  euctw: 'euc-tw',
  xeuctw: 'euc-tw',
  cns11643: 'euc-tw',
  johab: 'johab',
  cp1361: 'johab',
  ms1361: 'johab',
  ksc5601johab: 'johab',
  iso88591: 'windows-1252',
  latin1: 'windows-1252',
  l1: 'windows-1252',
  isoir100: 'windows-1252',
  cp819: 'windows-1252',
  ansi: 'windows-1252',
  xansi: 'windows-1252',
  iso8859: 'windows-1252',
  win1252: 'windows-1252',
  western: 'windows-1252',
  iso88599: 'windows-1254',
  latin5: 'windows-1254',
  l5: 'windows-1254',
  iso885911: 'windows-874',
  tis620: 'windows-874',
  iso88598i: 'iso-8859-8',
  iso88598e: 'iso-8859-8',
  logical: 'iso-8859-8',
  visual: 'iso-8859-8',
  koi8: 'koi8-r',
  koi: 'koi8-r',
  koi8ru: 'koi8-u',
  macintosh: 'macroman',
  mac: 'macroman',
  xmacroman: 'macroman',
  xmaccyrillic: 'maccyrillic',
  xmacukrainian: 'macukraine',
  xmacce: 'maccenteuro',
  maclatin2: 'maccenteuro',
  xmacgreek: 'macgreek',
  xmacturkish: 'macturkish',
  xcp1251: 'windows-1251',
  win1251: 'windows-1251',
  dos866: 'cp866',
  utf7: 'utf-7',
  unicode11utf7: 'utf-7',
  csunicode11utf7: 'utf-7',
  xutf7: 'utf-7',
  utf7imap: 'utf-7-imap',
  utf16: 'utf-16',
  ucs2: 'utf-16',
  iso10646ucs2: 'utf-16',
  unicode: 'utf-16',
  utf16le: 'utf-16le',
  utf16be: 'utf-16be',
  utf32: 'utf-32',
  ucs4: 'utf-32',
  iso10646ucs4: 'utf-32',
  utf32le: 'utf-32le',
  utf32be: 'utf-32be',
}

/** Converters of iconv-lite that are not character encodings. */
const codecsOnly = new Set(['base64', 'hex', 'internal'])

/**
 * The encoding that a label stands for, widened to the superset that senders really use.
 *
 * @returns a name for `decodeStrictly`, or undefined when the label says nothing or is not known
 * @source  RD-18
 */
export function encodingName(label: string | undefined): string | undefined {
  const key = (label ?? '')
    .toLowerCase()
    .slice(0, 64)
    .replace(/\*.*$/, '')
    .replace(/[^a-z0-9]/g, '')
  if (emptyLabels.has(key)) return undefined
  if (Object.hasOwn(supersets, key)) return supersets[key]
  const unprefixed = key
    .replace(/^(?:x|cs)(?=[a-z])/, '')
    .replace(/^win(?=\d)/, 'windows')
    .replace(/^ibm0*(?=\d)/, 'cp')
  if (Object.hasOwn(supersets, unprefixed)) return supersets[unprefixed]
  for (const name of [key, unprefixed]) if (!codecsOnly.has(name) && iconv.encodingExists(name)) return name
  return undefined
}
