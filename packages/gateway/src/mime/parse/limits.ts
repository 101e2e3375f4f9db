/*
 * What is kept of one mail. Everything beyond is still in the raw mail and can be opened as a file or as source;
 * these numbers only bound what parsing costs and what is stored beside it.
 */

/** Levels of parts that get their own number; deeper parts are numbered as if they stood at this level. T40. */
export const MAX_DEPTH = 100

/** Parts of one mail. Real mails have tens; a thousand attachments must all be listed (D2). */
export const MAX_PARTS = 10_000

/** Bytes of one header field that are read. Real ones end below 100 KB, even To lines of company-wide mail. */
export const MAX_FIELD_BYTES = 262_144

/** Fields of one name that are read, for mails that repeat To or Cc. */
export const MAX_REPEATED_FIELDS = 100

/** Addresses kept of one kind: more than any person writes to, few enough to show and to answer. T40. */
export const MAX_ADDRESSES = 2_000

/** Characters of a subject or a name: RFC 5322's longest line. */
export const MAX_PHRASE_CHARS = 998

/** Message ids kept of References: the first and the newest of them make the thread. */
export const MAX_REFERENCES = 200

/** Pieces of one RFC 2231 parameter, and characters of its value. T40. */
export const MAX_PARAMETER_PIECES = 1_000
export const MAX_PARAMETER_CHARS = 4_096

/** Bytes of all text parts that are decoded for reading; pictures inside the HTML count too. */
export const MAX_TEXT_BYTES = 16_777_216

/** Characters of HTML kept as the body. A newsletter has 100 KB; with pictures inside it some MB. */
export const MAX_HTML_CHARS = 5_000_000

/** Tags of HTML kept as the body: what a browser cleans and lays out in about a second. D2. */
export const MAX_HTML_TAGS = 200_000

/** Characters of plain text kept as the body. */
export const MAX_PLAIN_CHARS = 1_000_000

/** Characters of a mail's text that are searched. More would let one log file fill the index. */
export const MAX_SEARCH_CHARS = 200_000

/** Bytes of a winmail.dat that is opened; larger ones are shown as a file. T23. */
export const MAX_TNEF_BYTES = 67_108_864

/** Bytes of a delivery report that are read. */
export const MAX_REPORT_BYTES = 1_048_576
