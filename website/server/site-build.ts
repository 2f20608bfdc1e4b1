import { existsSync } from 'node:fs'
import type { LogDestination } from '@gevel/runtime/log-destination'
import type { ServerBuild } from 'react-router'
import type { ChangeClock } from '../app/content/cache/change-clock.ts'
import type { collectReads } from '../app/content/cache/reads.server.ts'
import type { loadReaderState } from '../app/session/load-reader-state.server.ts'
import { StartProblem } from './http/http-server.ts'
import { cacheRules, type RulesAt } from './pages/cache-rules.ts'
import { withPayloads } from './pages/payloads/render-payload.ts'
import type { LoadState } from './pages/readers/reader-states.ts'
import type { RenderWithReads } from './pages/render-page.ts'
import { requestHandler } from './pages/request-handler.ts'
import { readerRequest } from './requests/web-request.ts'

/** The exports of the built site for the server beside its routes (`app/entry.server.tsx`). */
interface SiteEntry {
  contentChanges: ChangeClock
  collectReads: typeof collectReads
  loadReaderState: typeof loadReaderState
  droppedParts: () => number
  logDestination: LogDestination
}

export interface SiteBuild {
  render: RenderWithReads
  clock: ChangeClock
  /** number of parts of the backend's responses that were left out since the start */
  droppedParts: () => number
  rulesAt: RulesAt
  loadState: LoadState
  /** of the built part, which has its own copy of the modules it shares with the server */
  logDestination: LogDestination
}

/**
 * Loads the built site.
 * @param file absolute path of `build/server/index.js`
 * @throws StartProblem when there is no build
 */
export async function loadSite(file: string, mode: string): Promise<SiteBuild> {
  if (!existsSync(file)) throw new StartProblem('The website is not built yet: run npm run build.')
  return siteOf(await import(file), mode)
}

/** The parts of a build that the server uses; in development those of the current one. */
export function siteOf(build: ServerBuild, mode: string): SiteBuild {
  const { contentChanges, collectReads, loadReaderState, droppedParts, logDestination } = build.entry
    .module as unknown as SiteEntry
  const rulesAt = cacheRules(build.routes)
  const handle = withPayloads(requestHandler(build, mode, rulesAt), rulesAt, build.assets)
  return {
    clock: contentChanges,
    droppedParts,
    logDestination,
    render: (request, shared) => collectReads(() => handle(request), shared),
    loadState: (bearer, requestId) =>
      loadReaderState(readerRequest('http://localhost/', bearer, { requestId, clientAddress: undefined })),
    rulesAt,
  }
}
