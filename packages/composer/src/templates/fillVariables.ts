/** What the places in a template stand for. */
export interface TemplateVariables {
  readonly name: string
  readonly department: string
  readonly date: string
}

/** How each place is written, in the languages of Mailroom. */
const places: Readonly<Record<string, keyof TemplateVariables>> = {
  name: 'name',
  姓名: 'name',
  department: 'department',
  部门: 'department',
  部門: 'department',
  date: 'date',
  日期: 'date',
}

/** Puts the writer's own data into the places of a template. Texts only: no value is ever read as markup. @source CO-05 */
export function fillVariables(root: Node, variables: TemplateVariables): void {
  for (const node of root.childNodes) {
    if (node.nodeType !== 3) fillVariables(node, variables)
    else
      node.nodeValue = (node.nodeValue ?? '').replace(/\{([^{}\s]{1,12})\}/g, (place, word: string) => {
        const meant = Object.hasOwn(places, word) ? places[word] : undefined
        return meant === undefined ? place : variables[meant]
      })
  }
}
