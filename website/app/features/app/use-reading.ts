import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { savesData } from '../../request/connection.ts'
import { tellWorker } from '../../stored-pages/messages.ts'
import { isStoredDocument } from '../../stored-pages/stored-document.ts'

/** A page that is left sooner was not read. */
const READ_AFTER_MS = 3_000

/** Tells the service worker which pages are read, so that they can be without a connection. */
export function useReading(): void {
  const { pathname, search } = useLocation()
  const routeId = useMatches().at(-1)?.id ?? ''
  useEffect(() => {
    const isPersonal = window.__reactRouterManifest?.routes[routeId]?.perVisitor === true
    if (isPersonal || isStoredDocument() || savesData()) return
    const timer = setTimeout(
      () => void tellWorker({ type: 'read', path: pathname + search, pictures: picturesOnPage() }),
      READ_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [pathname, search, routeId])
}

/** The paths of the pictures that have loaded, in the size that the browser chose. */
function picturesOnPage(): string[] {
  const loaded = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
  const paths = loaded.map(({ currentSrc }) => new URL(currentSrc, location.href).pathname)
  return [...new Set(paths.filter((path) => path.startsWith('/beeld/')))]
}
