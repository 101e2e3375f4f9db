/** Words of the looks, for their menu and pages. */
export default {
  skin: 'Skin',
  moreSkins: 'All skins',
  ownSettings: 'Personal settings',
  scheme: 'Light or dark',
  schemeLight: 'Light',
  schemeDark: 'Dark',
  schemeAuto: 'Follow system',
  skin_jingdianlan: 'Classic blue',
  skin_hetangyuese: 'Moonlit lotus pond',
  skin_keaifen: 'Lovely pink',
}
