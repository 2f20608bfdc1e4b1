import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pdfFilesFolder } from '@gevel/contract/pdf-files-folder'
import type { Plugin } from 'vite'

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** Character maps and fonts that a PDF can refer to without having them, and the decoders of its rarer pictures. */
const folders = { cmaps: /\.bcmap$/, standard_fonts: /\.(?:pfb|ttf)$/, wasm: /_nowasm_fallback\.js$/ } as const

/** Serves the files that pdf.js requests by name, from a folder with its version. */
export function pdfFiles(): Plugin {
  return {
    name: 'gevel:pdf-files',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const [folder, pattern] of Object.entries(folders))
        for (const name of readdirSync(join(library, folder)).filter((name) => pattern.test(name)))
          this.emitFile({
            type: 'asset',
            fileName: `${pdfFilesFolder.slice(1)}${folder}/${name}`,
            source: readFileSync(join(library, folder, name)),
          })
    },
    configureServer({ middlewares }) {
      middlewares.use(pdfFilesFolder, (req, res, next) => {
        const [, folder = '', name = ''] = /^\/([a-z_]+)\/([\w.-]+)$/.exec(req.url ?? '') ?? []
        const pattern = new Map<string, RegExp>(Object.entries(folders)).get(folder)
        if (!pattern?.test(name)) return next()
        if (name.endsWith('.js')) res.setHeader('Content-Type', 'text/javascript')
        res.end(readFileSync(join(library, folder, name)))
      })
    },
  }
}
