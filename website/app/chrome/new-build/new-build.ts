import { buildPaths } from '@gevel/contract/server-paths'
import type { UNSAFE_createClientRoutes } from 'react-router'
import { isStoredDocument } from '../../stored-pages/stored-document.ts'

/** The record of a route, of which what is false or empty is left out. */
type ClientRoute = NonNullable<Parameters<typeof UNSAFE_createClientRoutes>[0][string]> & { perVisitor?: true }

declare global {
  interface Window {
    /**
     * React Router's manifest: the id of the build that this document runs, and the routes that it knows (server/files/client-manifest.ts)
     */
    __reactRouterManifest?: {
      version: string
      url: string
      routes: Record<string, ClientRoute>
      /** the first segments of the paths of other routes, when there are any */
      areas?: string
    }
  }
}

const POLL_MS = 5 * 60 * 1000

/** Whether the server has another build than this document. */
let isOutdated = false

/** Polls the id of the newest build, also when the reader returns to the tab (requirements §4). */
export function pollNewBuild(): () => void {
  const timer = setInterval(checkBuild, POLL_MS)
  addEventListener('focus', checkBuild)
  return () => {
    clearInterval(timer)
    removeEventListener('focus', checkBuild)
  }
}

async function checkBuild(): Promise<void> {
  try {
    const response = await fetch(`${buildPaths.latest}?${Date.now()}`)
    const { id } = await response.json()
    if (id && !runsBuild(id)) noteNewBuild()
  } catch {
    // the site cannot be reached: the next poll finds out
  }
}

/** Whether this document is of a build. */
export function runsBuild(id: string): boolean {
  return id === window.__reactRouterManifest?.version
}

/** Notes that there is a new build, also when a script file of this one is gone. */
export function noteNewBuild(): void {
  isOutdated = true
}

/**
 * Whether a navigation should load the whole page: because there is a new build, or because there is no connection and
 * the service worker has documents only. Another query of the same page never does: its forms keep their input.
 */
export function needsPageLoad(pathname: string, current: string): boolean {
  return (isOutdated || isStoredDocument() || isOffline()) && pathname !== current
}

function isOffline(): boolean {
  return !navigator.onLine && Boolean(navigator.serviceWorker?.controller)
}
