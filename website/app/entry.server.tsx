import { text } from 'node:stream/consumers'
import { type EntryContext, type HandleErrorFunction, ServerRouter } from 'react-router'
import { reportContentErrors } from './content/report.server.ts'
import { documentResponse } from './document/document-response.server.ts'
import { drawWhole } from './document/draw-whole.server.ts'
import { reportError } from './request/report-error.server.ts'

reportContentErrors()

/** For the server around the pages: it tells which changes it hears of, asks what each page was made of, and counts what was left out. */
export { logDestination } from './config/log.server.ts'
export { contentChanges } from './content/content-changes.server.ts'
export { droppedParts } from './content/dropped-parts.server.ts'
export { collectReads } from './content/reads.server.ts'

/** How long loaders' answers may take to be written, in milliseconds. */
export const streamTimeout = 5_000

/**
 * Draws a page as a whole before its first byte is sent: every loader has answered by then, so nothing is gained by streaming,
 * and an error while drawing still becomes a clean error page with the right status.
 */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const { serverHandoffStream, ...withoutState } = context
  const state = serverHandoffStream ? await text(serverHandoffStream) : ''
  const { html, failures } = await drawWhole(<ServerRouter context={withoutState} url={request.url} />)
  for (const failure of failures) reportError(failure, request)
  const document = withoutState.renderMeta?.didRenderScripts ? withState(html, state) : html
  const outcome = failures.length > 0 ? 500 : status
  // Vite's own scripts in development neither wait nor are known beforehand
  return import.meta.env.PROD
    ? documentResponse(document, outcome, headers)
    : new Response(document, { status: outcome, headers })
}

const END = '</body></html>'

/**
 * Writes what loaders answered at the end of a document. React Router's own `StreamTransfer` does it piece by piece as the answers
 * come, and has to wait for that.
 */
function withState(html: string, state: string): string {
  const end = html.lastIndexOf(END)
  // no text may end the script
  const literal = JSON.stringify(state).replaceAll('<', '\\u003c')
  const stream = 'window.__reactRouterContext.streamController'
  return `${html.slice(0, end)}<script>${stream}.enqueue(${literal});${stream}.close();</script>${END}`
}

/** Every error of a loader, an action or a render on the server comes by here once. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) reportError(error, request)
}
