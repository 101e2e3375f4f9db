/**
 * Gives pictures other addresses.
 *
 * @param swap the new address; undefined leaves the picture empty
 */
export function swapPictures(root: ParentNode, swap: (address: string) => string | undefined): void {
  for (const picture of root.querySelectorAll('img[src]')) {
    const address = picture.getAttribute('src') ?? ''
    const next = swap(address)
    if (next === undefined) picture.removeAttribute('src')
    else if (next !== address) picture.setAttribute('src', next)
  }
}
