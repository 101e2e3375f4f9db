/** Words of the page about WeChat. */
export default {
  section: 'WeChat',
  hint: 'Once it is bound, you can sign in by scanning a code with WeChat. A second step, where you have one, is asked for all the same.',
  loading: 'Loading WeChat',
  bound: 'WeChat has signed you in since {{time}}.',
  unbound: 'No WeChat account is bound.',
  bind: 'Bind WeChat…',
  bindTitle: 'Bind WeChat?',
  bindText: 'Enter your password first; then scan the code that WeChat shows.',
  bindDo: 'Continue',
  binding: 'Binding WeChat…',
  done: 'WeChat is bound',
  unbind: 'Unbind…',
  unbindTitle: 'Unbind WeChat?',
  unbindText: 'WeChat no longer signs you in. Your other sessions end.',
  unbindDo: 'Unbind',
  undone: 'WeChat is unbound',
}
