import { type CallFact, message, one } from './CallFact'

const opened = ['plain_text', 'html_text', 'pictures', 'attachments', 'attrs']

/** Mails that a password opens or that reading destroys. */
export const sealedFacts: readonly CallFact[] = [
  {
    what: 'a sealed mail opened with its password',
    method: 'POST',
    path: `${message}/password/`,
    payload: [...one, 'password'],
    ours: opened,
  },
  {
    what: 'a mail read that is destroyed after reading',
    method: 'POST',
    path: `${message}/burn/`,
    isPathGiven: false,
    payload: one,
    ours: opened,
  },
  {
    what: 'those whom a sealed mail cannot reach as such',
    method: 'POST',
    path: `${message}/seal/outside/`,
    isPathGiven: false,
    payload: ['to'],
    ours: ['outside'],
  },
  {
    what: 'a file of a sealed mail',
    method: 'POST',
    path: `${message}/password/attach/`,
    isPathGiven: false,
    payload: [...one, 'sid', 'password'],
    answer: 'bytes',
  },
  {
    what: 'the files of a sealed mail',
    method: 'POST',
    path: `${message}/password/attach-zip/`,
    isPathGiven: false,
    payload: [...one, 'password'],
    answer: 'bytes',
  },
]
