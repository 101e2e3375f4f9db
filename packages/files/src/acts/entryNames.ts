/** Why a name is not taken, before it is asked for; undefined when it may be. @source FC-01 */
export function nameFault(name: string, max: number): 'nameMissing' | 'nameTooLong' | undefined {
  const { length } = Array.from(name.trim())
  if (length === 0) return 'nameMissing'
  return length > max ? 'nameTooLong' : undefined
}

/** How much of a name people mean when they rename: of a file, all before its ending. */
export function stemLength(name: string, isFile: boolean): number {
  const dot = isFile ? name.lastIndexOf('.') : -1
  return dot > 0 ? dot : name.length
}
