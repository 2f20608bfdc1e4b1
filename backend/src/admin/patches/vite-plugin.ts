import path from 'node:path'
import type { Plugin } from 'vite'
import { allPatches } from './all-patches.ts'
import { type Patch, patched } from './patch.ts'

const name = 'patch-strapi'

/** Patches Strapi's admin in a build. Fails when a file to patch is not part of the build. */
export function patchInBuild(): Plugin {
  const done = new Set<Patch>()
  return {
    name,
    apply: 'build',
    enforce: 'pre',
    transform(source, id) {
      const patch = patchOf(id)
      if (patch) done.add(patch)
      return patch && applied(patch, source)
    },
    buildEnd(error) {
      const missed = allPatches.filter((patch) => !done.has(patch))
      if (!error && missed.length > 0) this.error(`not patched: ${missed.map(({ file }) => file).join(', ')}`)
    },
  }
}

/** Patches Strapi's admin in development, where Vite pre-bundles packages. */
export const patchInDevelopment: Plugin = {
  name,
  transform(source, id) {
    const patch = patchOf(id)
    return patch && applied(patch, source)
  },
}

function patchOf(id: string): Patch | undefined {
  const file = id.split(path.sep).join('/')
  return allPatches.find((patch) => file.endsWith(`/node_modules/@strapi/${patch.file}`))
}

function applied(patch: Patch, source: string) {
  const imports = Object.entries(patch.imports ?? {}).map(
    ([module, names]) => `import { ${names} } from ${JSON.stringify(path.join(__dirname, module))};\n`,
  )
  return { code: imports.join('') + patched(source, patch), map: null }
}
