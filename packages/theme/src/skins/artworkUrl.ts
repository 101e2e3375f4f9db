/**
 * A drawing as an address for `src` or `background-image`. As an image it cannot run or fetch anything, and the ids
 * of its gradients cannot meet those of another drawing. The page's policy needs `img-src data:`.
 */
export function artworkUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
