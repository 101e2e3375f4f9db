/** The words of text/enriched and text/richtext: commands in angle brackets go, `<<` is a bracket. @source RFC 1896 */
export const enrichedToText = (text: string): string =>
  text
    .replace(/<(?:\/?(?:param)>[^<]{0,500}<\/param>|\/?[a-z][a-z0-9-]{0,59}>)/gi, '')
    .replaceAll('<<', '<')
    .replace(/(\n+)/g, (breaks) => (breaks.length === 1 ? ' ' : breaks.slice(1)))
