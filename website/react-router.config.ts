import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { writeBuildFiles } from './server/files/build-files.ts'
import { buildServiceWorker } from './server/files/build-service-worker.ts'
import { writeClientManifests } from './server/files/client-manifest.ts'
import { compressFiles } from './server/files/precompress.ts'

/** A build for tests, beside the one that is served. */
const withGallery = process.env.WITH_GALLERY === 'yes'

export default {
  ssr: true,
  buildDirectory: withGallery ? 'build/gallery' : 'build',
  // one file instead of a request per link in view; which routes it has: server/files/client-manifest.ts
  routeDiscovery: { mode: 'initial' },
  // splitting a route would enlarge the manifest, which every page loads
  splitRouteModules: false,
  // last: the route manifest is written after the bundles
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, 'client')
    const manifest = await writeClientManifests(join(client, 'assets'))
    await writeBuildFiles(client, manifest)
    await buildServiceWorker(client, manifest.version)
    if (!withGallery) await compressFiles(client)
  },
} satisfies Config
