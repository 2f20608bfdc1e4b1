import type { UserConfig } from 'vite'
import { importPrism } from './patches/import-prism'
import { patchInBuild, patchInDevelopment } from './patches/vite-plugin'

/** Our additions to Strapi's own configuration of the admin's build. */
export default ({ plugins = [], optimizeDeps, ...config }: UserConfig): UserConfig => ({
  ...config,
  plugins: [...plugins, importPrism, patchInBuild()],
  optimizeDeps: { ...optimizeDeps, rolldownOptions: { plugins: [importPrism, patchInDevelopment] } },
})
