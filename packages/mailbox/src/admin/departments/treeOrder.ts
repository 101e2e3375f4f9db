import type { AdminDepartment } from '@mailroom/core'

/** A department with how many stand above it. */
export interface TreeLine {
  readonly department: AdminDepartment
  readonly depth: number
}

/** Departments as one reads a tree: each before those below it, and these before the next one beside it. */
export function treeOrder(
  all: readonly AdminDepartment[],
  parentId?: number,
  depth = 0,
): readonly TreeLine[] {
  return all
    .filter((department) => department.parentId === parentId)
    .flatMap((department) => [{ department, depth }, ...treeOrder(all, department.id, depth + 1)])
}
