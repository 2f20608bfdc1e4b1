import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { compressFiles } from './server/files/precompress.ts'

export default {
  ssr: true,
  // the build with the gallery is for tests, beside the one that is served
  buildDirectory: process.env.WITH_GALLERY === 'yes' ? 'build/gallery' : 'build',
  // the whole route manifest is 1 kB compressed: one file instead of a request per link in view
  routeDiscovery: { mode: 'initial' },
  // splitting a route would enlarge the manifest, which every page loads
  splitRouteModules: false,
  // last: the route manifest is written after the bundles
  buildEnd: ({ reactRouterConfig }) => compressFiles(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
