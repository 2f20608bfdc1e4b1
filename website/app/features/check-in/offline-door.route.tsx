import { href } from '@gevel/contract/hrefs'
import { useEffect, useState } from 'react'
import { recordScanner } from '../../content/cache/reads.server.ts'
import { fetchSite } from '../../content/site.server.ts'
import { load } from '../../routing/load.server.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { styleSheets } from '../../routing/routes/style-sheets.ts'
import { loadDoor } from '../../stored-door/stored-door.ts'
import styles from '../../styles/features/check-in.css?url'
import scanStyles from '../../styles/features/check-in-scans.css?url'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import type { Route } from './+types/offline-door.route.ts'
import { Door } from './screen/door.tsx'

export const handle: RouteHandle = { layout: 'empty', middleware: ['no-tracking'] }

export const links = styleSheets(styles, scanStyles)

/** `/inchecken/zonder-verbinding`: what the service worker shows in place of a door. It is the same for everybody. */
export async function loader(args: Route.LoaderArgs) {
  recordScanner()
  await load(args, fetchSite(args.request))
  return null
}

type Stored = Awaited<ReturnType<typeof loadDoor>>

export default function OfflineDoorRoute() {
  const [stored, setStored] = useState<Stored | null>()
  useEffect(() => void loadDoor().then(setStored, () => setStored(null)), [])
  return (
    <>
      <PageMeta title="Inchecken" description={null} path={href('/inchecken/zonder-verbinding')} noindex />
      {stored?.device && stored.list ? (
        <Door device={stored.device} words="" nonce="" at={stored.list.downloadedAt} />
      ) : (
        <div className="wrap door__none">
          <h1>Inchecken</h1>
          {stored !== undefined && <p>Op dit apparaat staat geen lijst. Kies met een verbinding eerst een deur.</p>}
          <noscript>
            <p>Zonder verbinding en zonder JavaScript kan dit apparaat niet inchecken.</p>
          </noscript>
          <p>
            <a className="link" href={href('/inchecken')}>
              Kies een bijeenkomst en deur
            </a>
          </p>
        </div>
      )}
    </>
  )
}
