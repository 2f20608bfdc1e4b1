import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { projectFolder } from '../folders.ts'
import { type Outcome, single } from './outcome.ts'

const importedFile = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/**
 * Checks that the folders within a layer of the backend do not import each other, types included: `features/comments` may use
 * `features/accounts`, or the other way round. dependency-cruiser finds cycles of files and of the folders that contain them,
 * not of a folder with its subfolders.
 */
export async function checkFolderCycles(): Promise<Outcome> {
  const cycle = findCycle(await importsOfFolders(path.join(projectFolder, 'backend/src')))
  return single(!cycle, `Folders of the backend import each other: ${cycle?.join(' → ')}`)
}

/** The folders two levels below `source`, each with the other ones that its files import. */
async function importsOfFolders(source: string): Promise<Map<string, Set<string>>> {
  const imports = new Map<string, Set<string>>()
  for (const file of globSync('{platform,content,ledger,features}/*/**/*.ts', { cwd: source })) {
    const folder = folderOf(file)
    const imported = imports.get(folder) ?? new Set()
    imports.set(folder, imported)
    for (const [, specifier] of (await readFile(path.join(source, file), 'utf8')).matchAll(importedFile)) {
      const target = folderOf(path.join(path.dirname(file), String(specifier)))
      if (target !== folder) imported.add(target)
    }
  }
  return imports
}

function folderOf(file: string): string {
  return file.split(path.sep).slice(0, 2).join('/')
}

/** A path through the graph that ends where it began, or undefined. */
export function findCycle(graph: ReadonlyMap<string, Iterable<string>>): string[] | undefined {
  const finished = new Set<string>()
  const visit = (node: string, before: readonly string[]): string[] | undefined => {
    if (before.includes(node)) return [...before.slice(before.indexOf(node)), node]
    if (finished.has(node)) return undefined
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next, [...before, node])
      if (cycle) return cycle
    }
    finished.add(node)
    return undefined
  }
  for (const node of graph.keys()) {
    const cycle = visit(node, [])
    if (cycle) return cycle
  }
  return undefined
}
