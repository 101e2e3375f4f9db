import * as v from 'valibot'

/** A value that fits, without what its schema does not name; or where it does not. */
export type Fit<Value> =
  | { readonly fits: true; readonly value: Value }
  | { readonly fits: false; readonly faults: readonly Fault[] }

/** One place that does not fit. */
export interface Fault {
  /** From the outside in; empty for the value itself. */
  readonly path: readonly (string | number)[]
  /** For logs: it names what was expected and what came. */
  readonly message: string
}

/** Checks a value against a schema of the contract. @source GW-04 */
export function fit<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): Fit<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, value)
  if (result.success) return { fits: true, value: result.output }
  const faults = result.issues.map(({ path, message }) => ({
    path: (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key))),
    message,
  }))
  return { fits: false, faults }
}
