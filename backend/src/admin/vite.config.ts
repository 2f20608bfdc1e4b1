import type { Plugin, UserConfig } from 'vite'
import { patchInBuild, patchInDevelopment } from './patches/vite-plugin'

/**
 * The languages of the code block are scripts that expect Prism as a global variable. A bundler may run them before
 * Prism itself, which defines it: each imports it.
 */
const importPrism: Plugin = {
  name: 'import-prism',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]prismjs[\\/]components[\\/].*\.js$/ },
    handler: (source) => ({ code: `import Prism from 'prismjs';\n${source}`, map: null }),
  },
}

/** Our additions to Strapi's own configuration of the admin's build. */
export default ({ plugins = [], optimizeDeps, ...config }: UserConfig): UserConfig => ({
  ...config,
  plugins: [...plugins, importPrism, patchInBuild()],
  optimizeDeps: { ...optimizeDeps, rolldownOptions: { plugins: [importPrism, patchInDevelopment] } },
})
