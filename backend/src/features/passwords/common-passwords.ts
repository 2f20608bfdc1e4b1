import { readFileSync } from 'node:fs'
import path from 'node:path'

let known: ReadonlySet<string> | undefined

/** Whether a password is in the list of common passwords; see `common-passwords.md` for its source. */
export function isCommonPassword(password: string): boolean {
  known ??= readList()
  return known.has(password.toLowerCase())
}

// the build does not copy text files
function readList(): ReadonlySet<string> {
  const file = path.join(strapi.dirs.app.src, 'features/passwords/common-passwords.txt')
  return new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean))
}
