/**
 * Shows the icon of the browser's tab. It waits for the page: a drawing is opened like a page of its own, which takes as
 * long as some rows of the list.
 */
export function showIcon(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const icon = link?.dataset.icon
  if (icon !== undefined) link!.href = icon
}
