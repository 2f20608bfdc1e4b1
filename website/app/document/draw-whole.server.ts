import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

/** How long may be waited for parts of a page, in milliseconds. */
const PATIENCE_MS = 5_000
/** React's stream begins with it by itself; without it browsers draw as in the nineties. */
const DOCTYPE = '<!DOCTYPE html>'
/** How React marks a part that waited or failed, and is left to the browser. */
const LEFT_OUT = '<!--$!-->'

interface Whole {
  html: string
  /** what went wrong in parts of the page, which are left to the browser */
  failures: readonly unknown[]
}

/**
 * Draws a page to its last part. Nearly every page stands at once, which takes less time than React's stream (decision 033); only the
 * first that needs a file of its own (`lazy`) waits for it.
 * @throws whatever a part throws that has no boundary around it
 */
export async function drawWhole(page: ReactElement): Promise<Whole> {
  const html = renderToString(page)
  return html.includes(LEFT_OUT) ? drawWaiting(page) : { html: DOCTYPE + html, failures: [] }
}

function drawWaiting(page: ReactElement): Promise<Whole> {
  return new Promise((resolve, reject) => {
    const failures: unknown[] = []
    const { pipe, abort } = renderToPipeableStream(page, {
      // what was drawn later stands in its place too: out of line it would need a script to be seen
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        // a timer left running keeps the whole drawing in memory until it fires
        clearTimeout(timer)
        text(pipe(new PassThrough())).then((html) => resolve({ html, failures }), reject)
      },
      onShellError(error) {
        clearTimeout(timer)
        reject(error)
      },
      onError(error) {
        failures.push(error)
      },
    })
    const timer = setTimeout(() => abort(new Error('Drawing took too long')), PATIENCE_MS)
  })
}
