const en = {
  slide: 'Move the piece into its gap',
  slideKeys: 'Arrow keys move the piece, Enter lets it go',
  click: 'Click in this order:',
  clickKeys: 'Arrow keys move the cross, Space marks, Backspace takes the last mark back',
  text: 'Type the characters in the picture',
  arithmetic: 'What does this come to?',
  textPicture: 'Picture of six letters and digits',
  sumPicture: 'Picture of a sum',
  renew: 'Another puzzle',
  readable: 'I cannot see the picture',
  withPicture: 'With a picture',
  success: 'Verification passed',
  failed: 'Verification code failed, please re-validate!',
  wanted: 'Please complete the verification',
  loadFailed: 'The verification could not be loaded. Check your network and try another puzzle',
}

export type CaptchaStrings = typeof en
export default en
