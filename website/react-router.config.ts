import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { writeBuildFiles } from './server/files/build-files.ts'
import { buildServiceWorker } from './server/files/build-service-worker.ts'
import { trimClientManifest } from './server/files/client-manifest.ts'
import { compressFiles } from './server/files/precompress.ts'

/** A build for tests, beside the one that is served. */
const withGallery = process.env.WITH_GALLERY === 'yes'

export default {
  ssr: true,
  buildDirectory: withGallery ? 'build/gallery' : 'build',
  // the whole route manifest is 2 kB compressed: one file instead of a request per link in view
  routeDiscovery: { mode: 'initial' },
  // splitting a route would enlarge the manifest, which every page loads
  splitRouteModules: false,
  // last: the route manifest is written after the bundles
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, 'client')
    const manifest = await trimClientManifest(join(client, 'assets'))
    await writeBuildFiles(client, manifest)
    await buildServiceWorker(client, manifest.version)
    if (!withGallery) await compressFiles(client)
  },
} satisfies Config
