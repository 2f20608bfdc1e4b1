import { useEffect, useState } from 'react'
import { MISSING_FILE_EVENT } from './missing-file.ts'
import { noteNewBuild } from './new-build.ts'

/** How long the error page waits for the reload. */
const WAIT_MS = 2_000

/**
 * Reloads a page that cannot be shown because a script file is missing, as after a new build. Nothing typed is lost: the
 * error has replaced the page already. The build names these errors (vite.config.ts).
 * @returns whether the page is about to be reloaded
 */
export function useChunkReload(error: unknown): boolean {
  const isMissing = error instanceof Error && error.name === 'ChunkLoadError'
  const [isReloading, setIsReloading] = useState(isMissing && navigator.onLine)
  useEffect(() => {
    if (!isMissing) return
    noteNewBuild()
    dispatchEvent(new CustomEvent(MISSING_FILE_EVENT, { detail: true }))
    const timer = setTimeout(setIsReloading, WAIT_MS, false)
    return () => clearTimeout(timer)
  }, [isMissing])
  return isReloading
}
