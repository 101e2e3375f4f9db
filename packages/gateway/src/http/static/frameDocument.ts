/**
 * The document inside the frame in which a mail is shown. It is served, and not written into the frame as a string,
 * because only a served document has a policy of its own: the page's would take the mail's styles away.
 *
 * @source RD-05
 */
const document = `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<title></title>
</head>
<body></body>
</html>
`

/** Serves it. It never changes within a version. */
export const frameDocument = (): Response =>
  new Response(document, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, max-age=3600' },
  })
