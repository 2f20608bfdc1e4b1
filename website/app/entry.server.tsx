import { text } from 'node:stream/consumers'
import { isKnownEverywhere, isPerVisitor } from '@gevel/contract/routes'
import { type EntryContext, type HandleErrorFunction, ServerRouter } from 'react-router'
import { reportContentErrors } from './content/hooks.server.ts'
import { documentResponse } from './document/document-response.server.ts'
import { withLoaderData } from './document/loader-data.server.ts'
import { DocumentParts, renderPart } from './document/part-renderer.server.ts'
import { renderWhole } from './document/render-whole.server.ts'
import { reportError } from './request/report-error.server.ts'
import { completeManifest } from './routing/routes/complete-manifest.ts'
import { PartRenderer } from './ui/lazy/part-renderer.ts'

reportContentErrors()

/** What the server uses: it reports changes, collects what each page was made of, and counts what was left out. */
export { logDestination } from './config/log.server.ts'
export { contentChanges } from './content/cache/content-changes.server.ts'
export { collectReads } from './content/cache/reads.server.ts'
export { droppedParts } from './content/parsing/dropped-parts.server.ts'
export { loadReaderState } from './session/load-reader-state.server.ts'

/** How long serialising the loaders' data may take, in milliseconds. */
export const streamTimeout = 5_000

/**
 * Renders a page completely before its first byte is sent: all loaders have finished, so streaming gains nothing, and
 * an error while rendering still becomes a clean error page with the right status.
 */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const { serverHandoffStream, ...withoutState } = context
  const state = serverHandoffStream ? await text(serverHandoffStream) : ''
  const parts = new DocumentParts()
  const { html, failures } = await renderWhole(
    <PartRenderer value={import.meta.env.PROD ? parts.render : renderPart}>
      <ServerRouter context={withManifest(withoutState)} url={request.url} />
    </PartRenderer>,
  )
  for (const failure of failures) reportError(failure, request)
  const data = withoutState.renderMeta?.didRenderScripts ? state : undefined
  const outcome = failures.length > 0 ? 500 : status
  // Vite's own scripts in development neither wait nor are known beforehand
  return import.meta.env.PROD
    ? documentResponse(html, parts, outcome, headers, data)
    : new Response(data === undefined ? html : withLoaderData(html, data), { status: outcome, headers })
}

/** Names the complete manifest in a page that not every page knows, or that leads to such pages. */
function withManifest<C extends EntryContext>(context: C): C {
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id)
  const { manifest } = context
  return ids.every((id) => isKnownEverywhere(id) && !isPerVisitor(id))
    ? context
    : { ...context, manifest: { ...manifest, url: completeManifest(manifest.url) } }
}

/** Receives every error of a loader, an action or a render on the server once. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) reportError(error, request)
}
