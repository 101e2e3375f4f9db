/** The bytes of a picture written out in an address, `data:image/png;base64,...`. */
export const dataAddress = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    const fail = () => reject(reader.error ?? new Error('The picture could not be read.'))
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : fail())
    reader.onerror = fail
    reader.readAsDataURL(picture)
  })
