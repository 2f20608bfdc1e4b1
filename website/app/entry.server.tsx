import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, ServerRouter } from 'react-router'
import { reportContentErrors } from './content/report.server.ts'
import { reportError } from './visitor/report-error.server.ts'

reportContentErrors()

/** For the server around the pages: it tells which changes it hears of, and asks what each page was made of. */
export { contentChanges } from './content/content-changes.server.ts'
export { collectReads } from './content/reads.server.ts'

/** How long a render may take before it is given up, in milliseconds. */
export const streamTimeout = 5_000

/**
 * Draws a page as a whole before its first byte is sent: every loader has answered by then, so nothing is gained by streaming,
 * and an error while drawing still becomes a clean error page with the right status.
 */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Promise<Response>((resolve, reject) => {
    let responseStatus = status
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      // what was drawn later stands in its place too: out of line it would need a script to be seen
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        // a timer left running keeps the whole render in memory until it fires
        clearTimeout(timer)
        pipe(collector((html) => resolve(new Response(html, { status: responseStatus, headers }))))
      },
      onShellError(error) {
        clearTimeout(timer)
        reject(error)
      },
      onError(error) {
        responseStatus = 500
        reportError(error, request)
      },
    })
    const timer = setTimeout(() => abort(new Error('Rendering took too long')), streamTimeout)
  })
}

/** Takes what is written to it together. */
function collector(done: (whole: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      done(Buffer.concat(chunks))
      next()
    },
  })
}

/** Every error of a loader, an action or a render on the server comes by here once. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) reportError(error, request)
}
