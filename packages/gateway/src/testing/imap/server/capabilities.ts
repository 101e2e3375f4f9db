/** Everything that the scripted server can do beside IMAP4rev1. */
export const allCapabilities = [
  'AUTH=PLAIN',
  'CONDSTORE',
  'ENABLE',
  'ESEARCH',
  'ID',
  'IDLE',
  'LIST-EXTENDED',
  'LIST-STATUS',
  'LITERAL+',
  'MOVE',
  'NAMESPACE',
  'QRESYNC',
  'QUOTA',
  'SASL-IR',
  'SORT',
  'SPECIAL-USE',
  'UIDPLUS',
  'UNSELECT',
  'UTF8=ACCEPT',
] as const

export type ServerCapability = (typeof allCapabilities)[number]

/** All but these, and what stands on them: QRESYNC and UTF8=ACCEPT are switched on by ENABLE, QRESYNC extends CONDSTORE. */
export function without(...missing: readonly ServerCapability[]): ServerCapability[] {
  const gone = new Set<ServerCapability>(missing)
  if (gone.has('CONDSTORE') || gone.has('ENABLE')) gone.add('QRESYNC')
  if (gone.has('ENABLE')) gone.add('UTF8=ACCEPT')
  if (gone.has('LIST-EXTENDED')) gone.add('LIST-STATUS')
  return allCapabilities.filter((name) => !gone.has(name))
}
