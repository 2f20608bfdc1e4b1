import type { Plugin } from 'vite'

/** A text in a file of a library. */
export interface Replacement {
  /** with the flag `g` */
  find: RegExp
  replace: string
  /** how often it occurs in that file */
  count: number
}

/** The replacements by file, as the path within the library's folder of files. */
export type Patches = Readonly<Record<string, readonly Replacement[]>>

/**
 * Replaces texts in a file of a library.
 * @throws Error for a text that occurs more or less often than expected: another version of the library
 */
export function patchFile(file: string, code: string, replacements: readonly Replacement[]): string {
  return replacements.reduce((patched, { find, replace, count }) => {
    const found = patched.match(find)?.length ?? 0
    if (found !== count) throw new Error(`${file} has ${find} ${found} times, not ${count}: review its patch`)
    return patched.replace(find, replace)
  }, code)
}

/**
 * Patches a library in the browser's bundle. The build stops when a text occurs more or less often than expected, and when
 * a file of the patches is not among the bundled ones.
 * @param folder the end of the folder of the library's files
 */
export function patchLibrary(name: string, folder: string, patches: Patches): Plugin {
  const bundled = new Set<string>()
  return {
    name,
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart: () => bundled.clear(),
    transform(code, id) {
      const file = Object.keys(patches).find((path) => id.endsWith(`${folder}/${path}`))
      if (file === undefined) return undefined
      bundled.add(file)
      return patchFile(file, code, patches[file] ?? [])
    },
    buildEnd(error) {
      const missing = Object.keys(patches).filter((file) => !bundled.has(file))
      if (!error && missing.length > 0)
        this.error(`${folder} has no ${missing.join(', ')}: review the patches of ${name}`)
    },
  }
}
