import type { UserConfig } from 'vite'
import { mendInBuild, mendInDevelopment } from './mends/vite-plugin'

/** Our additions to Strapi's own configuration of the admin's build. */
export default ({ plugins = [], optimizeDeps, ...config }: UserConfig): UserConfig => ({
  ...config,
  plugins: [...plugins, mendInBuild()],
  optimizeDeps: { ...optimizeDeps, esbuildOptions: { plugins: [mendInDevelopment] } },
})
