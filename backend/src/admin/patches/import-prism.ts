import type { Plugin } from 'vite'

/**
 * The languages of the code block are scripts that expect Prism as a global variable. A bundler may run them before
 * Prism itself, which defines it: each imports it.
 */
export const importPrism: Plugin = {
  name: 'import-prism',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]prismjs[\\/]components[\\/].*\.js$/ },
    handler: (source) => ({ code: `import Prism from 'prismjs';\n${source}`, map: null }),
  },
}
