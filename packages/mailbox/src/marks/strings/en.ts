export default {
  secrecy_normal: 'Normal',
  secrecy_internal: 'Internal',
  secrecy_secret: 'Secret',
  secrecy_confidential: 'Confidential',
  secrecy_topSecret: 'Top secret',
}
