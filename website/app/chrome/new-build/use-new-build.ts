import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { needsPageLoad, pollNewBuild } from './new-build.ts'

/** Follows new builds, and loads the page that the reader goes back or forward to from one; `PageLinks` has the links. */
export function useNewBuild(): void {
  const { pathname } = useLocation()

  useEffect(() => (import.meta.env.PROD ? pollNewBuild() : undefined), [])

  useEffect(() => {
    // the address has changed by now
    const load = () => needsPageLoad(location.pathname, pathname) && location.reload()
    addEventListener('popstate', load)
    return () => removeEventListener('popstate', load)
  }, [pathname])
}
