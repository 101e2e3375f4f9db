/** The settings cannot be used. `faults` are plain sentences, one for each thing to mend. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'))
  }
}
