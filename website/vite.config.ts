import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './bundling/chunk-groups.ts'
import { patchRouter } from './bundling/router-patches.ts'
import { devImages } from './server/dev-images.ts'
import { devPages } from './server/dev-pages.ts'
import { pdfFiles } from './server/files/pdf-files.ts'

const PRELOAD_HELPER = `export const __vitePreload = (load) => load().catch((error) => {
  error.name = 'ChunkLoadError'
  throw error
})`

/**
 * Lazy files need no styles of their own, and their dependencies are already loaded: Vite's preload helper would be
 * dead weight on every page. A file that does not load is an error with a name (chrome/new-build/use-chunk-reload.ts).
 */
const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === '\0vite/preload-helper.js' ? PRELOAD_HELPER : undefined),
}

export default defineConfig({
  plugins: [tailwindcss(), devPages(), reactRouter(), devImages(), pdfFiles(), plainDynamicImports, patchRouter],
  worker: { format: 'es' },
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    },
  },
})
