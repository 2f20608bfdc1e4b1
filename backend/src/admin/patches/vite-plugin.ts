import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { UserConfig } from 'vite'
import { allPatches } from './all-patches'
import { type Patch, patched } from './patch'

type Plugin = Extract<NonNullable<UserConfig['plugins']>[number], { name: string }>
type Bundler = NonNullable<NonNullable<NonNullable<UserConfig['optimizeDeps']>['esbuildOptions']>['plugins']>[number]

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
      if (!patch) return undefined
      done.add(patch)
      return { code: withImports(patch, patched(source, patch)), map: null }
    },
    buildEnd(error) {
      const missed = allPatches.filter((patch) => !done.has(patch))
      if (!error && missed.length > 0) this.error(`not patched: ${missed.map(({ file }) => file).join(', ')}`)
    },
  }
}

/** The same for development, where Vite pre-bundles packages. */
export const patchInDevelopment: Bundler = {
  name,
  setup(build) {
    build.onLoad({ filter: /[\\/]@strapi[\\/].*\.mjs$/ }, async ({ path: file }) => {
      const patch = patchOf(file)
      return patch && { contents: withImports(patch, patched(await readFile(file, 'utf8'), patch)), loader: 'js' }
    })
  },
}

function patchOf(id: string): Patch | undefined {
  const file = id.split(path.sep).join('/')
  return allPatches.find((patch) => file.endsWith(`/node_modules/@strapi/${patch.file}`))
}

function withImports({ imports = {} }: Patch, source: string): string {
  const lines = Object.entries(imports).map(
    ([module, names]) => `import { ${names} } from ${JSON.stringify(path.join(__dirname, module))};\n`,
  )
  return lines.join('') + source
}
