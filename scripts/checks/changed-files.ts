import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { projectFolder } from '../folders.ts'
import { UserError } from '../user-error.ts'

const run = promisify(execFile)

/** The differences from the upstream branch: commits not yet pushed, and changes not yet committed. */
export interface Changes {
  /** the merge base */
  since: string
  /** paths relative to the project's folder, with slashes */
  files: readonly string[]
  /** all test files over running programs, in the same form */
  tests: readonly string[]
}

/**
 * Asks Git what changed since the upstream branch, or since the last commit where there is none.
 * @throws UserError when this is not a clone of the project
 */
export async function findChanges(): Promise<Changes> {
  const since = await git('merge-base', 'HEAD', '@{upstream}').catch(() => git('rev-parse', 'HEAD'))
  const [changed, untracked, tests] = await Promise.all([
    git('diff', '--name-only', '--no-renames', since),
    git('ls-files', '--others', '--exclude-standard'),
    git('ls-files', '--', 'backend/tests', 'e2e'),
  ])
  return { since, files: linesOf(`${changed}\n${untracked}`), tests: linesOf(tests) }
}

function linesOf(text: string): string[] {
  return text.split('\n').filter(Boolean)
}

async function git(...args: string[]): Promise<string> {
  try {
    const { stdout } = await run('git', args, { cwd: projectFolder, maxBuffer: 64 * 1024 * 1024 })
    return stdout.trim()
  } catch (error) {
    throw new UserError(`Git does not say what changed: ${error instanceof Error ? error.message : error}`)
  }
}
