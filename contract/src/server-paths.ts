/** Folders of files, which the website's server handles before any route. */
export const fileFolders = {
  images: '/beeld/',
  shareImages: '/deel/',
  uploads: '/uploads/',
  assets: '/assets/',
  fonts: '/fonts/',
  builds: '/builds/',
} as const

/** What the website's build writes about itself (requirements §7). */
export const buildPaths = {
  /** `{ id }` of the newest build */
  latest: `${fileFolders.builds}latest.json`,
  /** the routes of a build and their files, as `{id}.json` */
  meta: `${fileFolders.builds}meta/`,
} as const

/** Appended to the path of a page: the data of its route as plain JSON (requirements §7). */
export const payloadSuffix = '/_payload.json'

/** The script of the service worker, at the root since it controls only what is below its own path. */
export const serviceWorkerPath = '/service-worker.js'

/** The website's readiness and liveness checks. */
export const healthPaths = { ready: '/health', live: '/health/live' } as const
