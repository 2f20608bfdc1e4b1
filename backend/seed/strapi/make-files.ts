import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Content } from '../content/read-content'
import { makeIssues } from '../issues/make-issues'
import { makeLibraryFiles } from './library-files'

/**
 * Makes every file that the demo content uses.
 * @param seed `backend/seed`
 * @returns the files, and the temporary folder that the caller removes
 */
export async function makeFiles(seed: string, content: Content) {
  const scratch = await mkdtemp(join(tmpdir(), 'gevel-seed-'))
  const [files, issues] = await Promise.all([
    makeLibraryFiles(seed, content, scratch),
    makeIssues(seed, content, scratch),
  ])
  return { files, issues, scratch }
}
