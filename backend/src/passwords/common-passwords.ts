import { readFileSync } from 'node:fs'
import path from 'node:path'

let known: ReadonlySet<string> | undefined

/** Whether a password is in the list that whoever guesses begins with; `common-passwords.md` says where it is from. */
export function isCommonPassword(password: string): boolean {
  known ??= readList()
  return known.has(password.toLowerCase())
}

// the build leaves text files where they are
function readList(): ReadonlySet<string> {
  const file = path.join(strapi.dirs.app.src, 'passwords/common-passwords.txt')
  return new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean))
}
