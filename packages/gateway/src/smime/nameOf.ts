/** Name, address or organisation of one side of a certificate, whatever it has first. */
export function nameOf(distinguishedName: string): string {
  const parts = new Map(
    distinguishedName.split('\n').map((line): [string, string] => {
      const at = line.indexOf('=')
      return [line.slice(0, at), line.slice(at + 1)]
    }),
  )
  return (parts.get('CN') ?? parts.get('emailAddress') ?? parts.get('O') ?? '').slice(0, 200)
}
