import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { UserConfig } from 'vite'
import { allMends } from './all-mends'
import { type Mend, mended } from './mend'

type Plugin = Extract<NonNullable<UserConfig['plugins']>[number], { name: string }>
type Bundler = NonNullable<NonNullable<NonNullable<UserConfig['optimizeDeps']>['esbuildOptions']>['plugins']>[number]

const name = 'mend-strapi'

/** Patches Strapi's admin in a build. Fails when a file to patch is not part of the build. */
export function mendInBuild(): Plugin {
  const done = new Set<Mend>()
  return {
    name,
    apply: 'build',
    enforce: 'pre',
    transform(source, id) {
      const mend = mendOf(id)
      if (!mend) return undefined
      done.add(mend)
      return { code: withImports(mend, mended(source, mend)), map: null }
    },
    buildEnd(error) {
      const missed = allMends.filter((mend) => !done.has(mend))
      if (!error && missed.length > 0) this.error(`not mended: ${missed.map(({ file }) => file).join(', ')}`)
    },
  }
}

/** The same for development, where Vite pre-bundles packages. */
export const mendInDevelopment: Bundler = {
  name,
  setup(build) {
    build.onLoad({ filter: /[\\/]@strapi[\\/].*\.mjs$/ }, async ({ path: file }) => {
      const mend = mendOf(file)
      return mend && { contents: withImports(mend, mended(await readFile(file, 'utf8'), mend)), loader: 'js' }
    })
  },
}

function mendOf(id: string): Mend | undefined {
  const file = id.split(path.sep).join('/')
  return allMends.find((mend) => file.endsWith(`/node_modules/@strapi/${mend.file}`))
}

function withImports({ imports = {} }: Mend, source: string): string {
  const lines = Object.entries(imports).map(
    ([module, names]) => `import { ${names} } from ${JSON.stringify(path.join(__dirname, module))};\n`,
  )
  return lines.join('') + source
}
