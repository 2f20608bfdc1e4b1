import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

// Written by builds, tools and running programs, and read by no build.
const skipped = new Set([
  'node_modules',
  'dist',
  'build',
  '.react-router',
  '.strapi',
  '.strapi-updater.json',
  '.cache',
  '.tmp',
  'generated',
  'uploads',
  'tests',
])
// The seed reads texts when it runs, the backend reads migrations when it starts.
const noSource = /\.(test\.tsx?|md|yaml|sql)$/

/**
 * One hash of the names and contents of all source files in these files and folders, and of `also`. It is the same on
 * every machine, in whatever order the disk lists the files.
 */
export async function hashSources(sources: string[], also = ''): Promise<string> {
  const hash = createHash('sha256').update(also)
  for (const source of sources) {
    for (const file of await filesBelow(source)) {
      hash.update(`\0${path.relative(path.dirname(source), file)}\0`).update(await readFile(file))
    }
  }
  return hash.digest('hex')
}

async function filesBelow(source: string): Promise<string[]> {
  const entries = await readdir(source, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  })
  if (!entries) return [source]
  const sourceEntries = entries.filter(({ name }) => !skipped.has(name) && !noSource.test(name))
  const below = sourceEntries
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map((entry) => (entry.isDirectory() ? filesBelow(path.join(source, entry.name)) : [path.join(source, entry.name)]))
  return (await Promise.all(below)).flat()
}
