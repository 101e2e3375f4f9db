/** Ends a command with NO (it cannot be done) or BAD (it was not understood), thrown from anywhere inside of it. */
export class Refusal extends Error {
  /** @param status with its code, as `NO [TRYCREATE] No such folder` */
  constructor(readonly status: string) {
    super(status)
  }
}
