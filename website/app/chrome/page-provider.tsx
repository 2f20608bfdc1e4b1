import type { PageUser } from '@gevel/contract/account'
import type { Site } from '@gevel/contract/site'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useEdition } from '../features/editions/editions.ts'
import { ClientStateProvider } from '../state/client-state-context.tsx'
import { LinkEdition } from '../ui/links/link-edition.ts'
import { PageContext } from '../ui/page/page-context.tsx'

interface PageProviderProps {
  site: Site | null
  user: PageUser | null
  origin: string
  renderedAt: string
  children: ReactNode
}

/**
 * Provides the page's context and the shared client state. The time is updated with every navigation in the browser.
 */
export function PageProvider({ site, user, origin, renderedAt, children }: PageProviderProps) {
  const edition = useEdition()
  const { key } = useLocation()
  const [now, setNow] = useState(renderedAt)
  useEffect(() => {
    if (key !== 'default') setNow(new Date().toISOString())
  }, [key])
  const context = {
    origin,
    siteName: site?.editions[edition].name ?? '',
    editorsEmail: site?.publisher.address.email ?? null,
    edition,
    now,
  }
  return (
    <PageContext value={context}>
      <LinkEdition value={edition}>
        <ClientStateProvider edition={edition} user={user} navigation={key}>
          {children}
        </ClientStateProvider>
      </LinkEdition>
    </PageContext>
  )
}
