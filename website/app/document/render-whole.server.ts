import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { LEFT_OUT } from './part-renderer.server.ts'

/** How long to wait for lazy parts of a page, in milliseconds. */
const TIMEOUT_MS = 5_000
/** React's stream begins with it; without it browsers use quirks mode. */
const DOCTYPE = '<!DOCTYPE html>'

interface Whole {
  html: string
  /** errors in parts of the page, which are left to the browser */
  failures: readonly unknown[]
}

/**
 * Renders a page completely. Nearly every page can be rendered synchronously, which is faster than React's stream
 * (decision 033); only the first with a lazy file waits for it.
 * @throws an error of a part without a boundary
 */
export async function renderWhole(page: ReactElement): Promise<Whole> {
  const html = renderAtOnce(page)
  return html === null ? renderAwaitingLazyParts(page) : { html: DOCTYPE + html, failures: [] }
}

/** Null when a lazy file has not been loaded yet, or a part fails: the stream then waits for it, or throws the error. */
function renderAtOnce(page: ReactElement): string | null {
  try {
    const html = renderToString(page)
    return html.includes(LEFT_OUT) ? null : html
  } catch {
    return null
  }
}

function renderAwaitingLazyParts(page: ReactElement): Promise<Whole> {
  return new Promise((resolve, reject) => {
    const failures: unknown[] = []
    const { pipe, abort } = renderToPipeableStream(page, {
      // keeps late parts in place: out of order they would need a script to be shown
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        // a running timer keeps the whole rendering in memory until it fires
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
    const timer = setTimeout(() => abort(new Error('Rendering took too long')), TIMEOUT_MS)
  })
}
