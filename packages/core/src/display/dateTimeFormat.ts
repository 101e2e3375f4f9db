const made = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>()

/** The formatter for these options, made once: making one takes longer than formatting a page of a list with it. */
export function dateTimeFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options])
  let format = made.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { calendar: 'gregory', numberingSystem: 'latn', ...options })
    made.set(key, format)
  }
  return format
}
