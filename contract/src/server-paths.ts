/** Folders of files, which the website's server handles before any route. */
export const fileFolders = {
  images: '/beeld/',
  shareImages: '/deel/',
  uploads: '/uploads/',
  assets: '/assets/',
  fonts: '/fonts/',
} as const

/** The website's readiness and liveness checks. */
export const healthPaths = { ready: '/health', live: '/health/live' } as const
