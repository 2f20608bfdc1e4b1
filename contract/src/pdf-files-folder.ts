import { fileFolders } from './server-paths.ts'

/** The files that pdf.js requests by name. Changes with each version of it: those below `/assets/` are cached for a year. */
export const pdfFilesFolder = `${fileFolders.assets}pdfjs-6.5.438/`
