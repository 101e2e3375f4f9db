/** What a shown mail may do: draw its own pictures and its own styles. No script, no address, no form, no frame. */
const policy =
  "default-src 'none'; img-src data: blob:; style-src 'unsafe-inline'; font-src data:; base-uri 'none'; form-action 'none'"

/** The empty page of a frame where the host serves none of its own. */
export const framePage =
  '<!doctype html><html><head><meta charset="utf-8">' +
  `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
  // Some browsers look up the hosts of links before anyone clicks: that would tell the sender's name server.
  '<meta http-equiv="x-dns-prefetch-control" content="off">' +
  '<meta name="referrer" content="no-referrer"></head><body></body></html>'

/**
 * No script ever runs inside. `allow-same-origin` lets us reach the nodes from outside and is only safe without
 * `allow-scripts`; popups are links opened in a new tab.
 */
export const frameSandbox = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox'
