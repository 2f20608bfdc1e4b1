import { basename, join } from 'node:path'
import { serviceWorkerPath } from '@gevel/contract/server-paths'
import { build } from 'vite'

const entry = join(import.meta.dirname, '../../app/service-worker/service-worker.ts')

/**
 * Builds the service worker into one file at the root of the site, since a worker controls only what is below its own
 * path. It contains the id of the build, so that each build has another worker.
 * @param client absolute path of `build/client`
 */
export async function buildServiceWorker(client: string, buildId: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILD_ID: JSON.stringify(buildId), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: client,
      emptyOutDir: false,
      rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: basename(serviceWorkerPath) } },
    },
  })
}
