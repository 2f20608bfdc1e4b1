/** Folders of files, which the website's server answers before any route. */
export const fileFolders = {
  images: '/beeld/',
  uploads: '/uploads/',
  assets: '/assets/',
  fonts: '/fonts/',
} as const

/** Where the website's server says whether it is up, and whether it is alive. */
export const healthPaths = { ready: '/health', live: '/health/live' } as const
