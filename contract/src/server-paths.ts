/** Folders of files, which the website's server handles before any route. */
export const fileFolders = {
  images: '/beeld/',
  shareImages: '/deel/',
  uploads: '/uploads/',
  assets: '/assets/',
  fonts: '/fonts/',
} as const

/** The files that pdf.js requests by name. Changes with each version of it: those below `/assets/` are cached for a year. */
export const pdfFilesFolder = `${fileFolders.assets}pdfjs-6.5.438/`

/** The website's readiness and liveness checks. */
export const healthPaths = { ready: '/health', live: '/health/live' } as const
