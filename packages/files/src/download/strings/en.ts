/** Words of packages on their way. */
export default {
  packing: 'Downloading',
  packageProgress: '{{done}} of {{total}}',
  packageFailed: 'The download did not succeed. {{reason}}',
}
