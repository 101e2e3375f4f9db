import type { Account, KeptSignIn } from './Account'

/** Writes down that somebody has signed in to an account, or was refused. */
export const noteSignIn = ({ signIns }: Account, signIn: Pick<KeptSignIn, 'at' | 'outcome' | 'seat'>): void =>
  void signIns.push({ address: '127.0.0.1', userAgent: '', ...signIn })
