import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The migrations of this release. */
export const landedMigrations = path.resolve(import.meta.dirname, '../../database/migrations')

/** A folder with migrations of a test. */
export class MigrationFolder {
  readonly path: string

  private constructor(folder: string) {
    this.path = folder
  }

  /** @param texts of its files, by name */
  static async make(texts: Readonly<Record<string, string>>): Promise<MigrationFolder> {
    const made = new MigrationFolder(await mkdtemp(path.join(tmpdir(), 'gevel-migrations-')))
    for (const [name, text] of Object.entries(texts)) await made.write(name, text)
    return made
  }

  /** The first migrations of this release, as an earlier release had them; counted from the end when negative. */
  static async landed(count: number): Promise<MigrationFolder> {
    const made = await MigrationFolder.make({})
    for (const name of (await readdir(landedMigrations)).sort().slice(0, count)) {
      await copyFile(path.join(landedMigrations, name), path.join(made.path, name))
    }
    return made
  }

  write(name: string, text: string): Promise<void> {
    return writeFile(path.join(this.path, name), text)
  }

  remove(): Promise<void> {
    return rm(this.path, { recursive: true, force: true })
  }
}
