import { LatePart } from '../../ui/lazy/late-part.tsx'

const loadApp = () => import('./app.tsx').then(({ App }) => App)

/** What makes the site an app: its service worker. */
export function AppParts() {
  return import.meta.env.PROD && <LatePart load={loadApp} />
}
