import { fileFolders } from '@gevel/contract/server-paths'

/** Changes with each version of pdf.js: the files below `/assets/` are cached for a year. */
export const pdfFilesFolder = `${fileFolders.assets}pdfjs-6.5.438/`
