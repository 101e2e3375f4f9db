import { type PictureKind, realPicture } from './realPictures'

/** What a page sends to show a picture. */
export function pictureForm(picture: PictureKind | Buffer<ArrayBuffer>, contentType = 'image/png'): FormData {
  const bytes = typeof picture === 'string' ? realPicture(picture) : picture
  const form = new FormData()
  form.set('picture', new Blob([bytes], { type: contentType }), 'picture')
  return form
}
