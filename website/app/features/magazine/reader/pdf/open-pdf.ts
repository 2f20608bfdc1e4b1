import { pdfFilesFolder } from '@gevel/contract/pdf-files-folder'
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerUrl

/** Bytes of one request: a page is a few of them. */
const RANGE_BYTES = 256 * 1024

let opened: { url: string; pdf: Promise<PDFDocumentProxy> } | undefined

/**
 * Opens a PDF of this site, once. Only what the open pages need is loaded, by ranges. Nothing in the file is executed.
 * @throws errors of pdf.js: the picture of the page then stays
 */
export function openPdf(url: string): Promise<PDFDocumentProxy> {
  if (opened?.url === url) return opened.pdf
  const { promise } = getDocument({
    url,
    cMapUrl: `${pdfFilesFolder}cmaps/`,
    standardFontDataUrl: `${pdfFilesFolder}standard_fonts/`,
    wasmUrl: `${pdfFilesFolder}wasm/`,
    // our Content-Security-Policy does not allow it
    useWasm: false,
    enableXfa: false,
    disableAutoFetch: true,
    disableStream: true,
    disableWorkerRendering: true,
    rangeChunkSize: RANGE_BYTES,
    verbosity: 0,
  })
  opened = { url, pdf: promise }
  // a lost connection is tried again at the next page
  promise.catch(() => {
    opened = undefined
  })
  return promise
}
