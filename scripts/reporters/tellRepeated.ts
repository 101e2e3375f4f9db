/** Names the tests that failed once and were right when repeated: each is a fault to find, of the product or of the test. */
export function tellRepeated(titles: readonly string[]): void {
  for (const title of titles) console.log(`RIGHT ONLY WHEN REPEATED  ${title}`)
}
