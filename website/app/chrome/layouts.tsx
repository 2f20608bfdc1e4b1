import type { Edition } from '@gevel/contract/editions'
import { newsFeedHref } from '@gevel/contract/hrefs'
import type { Layout } from '@gevel/contract/pages'
import type { ReaderAccess } from '@gevel/contract/reader-state'
import type { Site } from '@gevel/contract/site'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useStore } from 'zustand'
import { useEdition } from '../features/editions/editions.ts'
import type { PreviewFacts } from '../features/previews/preview-context.server.ts'
import { consentAsked } from '../state/consent/consent-asked.ts'
import { hydratedPart } from '../ui/lazy/hydrated-part.ts'
import { staticPart } from '../ui/lazy/static-part.tsx'
import { FeedLinks } from '../ui/page/feed-links.tsx'
import { usePageContext } from '../ui/page/page-context.tsx'
import { Masthead } from './header/masthead.tsx'
import { TopBar } from './header/top-bar.tsx'
import { Modals } from './modals.tsx'
import { useFocusOnNavigation } from './navigation/use-focus-on-navigation.ts'
import { useNavigationStart } from './navigation/use-navigation-start.ts'
import { Toasts } from './toasts.tsx'

/** The footer of every page: its links need no script of their own. */
const Footer = staticPart(async () => (await import('./footer-content.tsx')).FooterContent, {
  tag: 'footer',
  className: 'foot',
  isCached: true,
})

/** Above a preview: that it is one, and how long its link works. Loaded only in previews. */
const PreviewBar = hydratedPart(
  async () => (await import('../features/previews/preview-notice.tsx')).default,
  '.preview-bar',
)

const ConsentBanner = lazy(() =>
  import('../features/consent/banner/consent-banner.tsx').catch(() => ({ default: () => null })),
)

/** What a reader opens, in the words of the keys beside links (`ui/articles/access-key.tsx`). */
const OPENED: Readonly<Record<ReaderAccess, string>> = {
  account: 'account',
  general: 'account general',
  pro: 'account pro',
  mix: 'account general pro',
}

interface ChromeProps {
  layout: Layout
  site: Site | null
  /** what the reader may read; undefined without a log-in */
  reader?: ReaderAccess | undefined
  preview: PreviewFacts
  children: ReactNode
}

/**
 * The three layouts (requirements §2): `default` with everything around the content, `fullpage` the same with the
 * content edge to edge, `empty` the content only. Without any response of the backend there is no chrome.
 */
export function Chrome({ layout, site, reader, preview, children }: ChromeProps) {
  const edition = useEdition()
  const { origin } = usePageContext()
  const { pathname } = useLocation()
  const content = useRef<HTMLElement>(null)
  // never on the server: pages are the same for everybody
  const asksConsent = useStore(consentAsked, ({ isAsked }) => isAsked)
  useNavigationStart()
  useFocusOnNavigation(content)
  const isBare = layout === 'empty' || site === null
  return (
    <>
      <ProgressBar />
      <Suspense>{preview && <PreviewBar {...preview} />}</Suspense>
      {!isBare && (
        <>
          <FeedLinks title={site.editions[edition].name} hrefIn={(format) => newsFeedHref(edition, format)} />
          <a className="skip" href="#inhoud">
            Direct naar de inhoud
          </a>
          <header>
            <TopBar site={site} edition={edition} />
            <Masthead site={site} edition={edition} />
          </header>
        </>
      )}
      <Suspense>{!preview && asksConsent && <ConsentBanner />}</Suspense>
      <main id="inhoud" data-layout={layout} data-reader={reader && OPENED[reader]} tabIndex={-1} ref={content}>
        {children}
      </main>
      {!isBare && <Footer {...footerOf(site, edition)} />}
      <p className="print-address">{origin + pathname}</p>
      <Toasts />
      <Modals />
    </>
  )
}

/** Picks what the footer shows of the site: everything it gets is compared at each rendering. */
function footerOf({ editions, newsletters, about, publisher, footer, social, legal }: Site, edition: Edition) {
  return {
    name: editions[edition].name,
    rhythm: newsletters?.[edition],
    edition,
    about,
    publisher,
    footer,
    social,
    legal,
  }
}

/** A thin progress bar while a page loads; it appears after a delay, so that fast pages come without it. */
function ProgressBar() {
  const isNavigating = useNavigation().state !== 'idle'
  return <div className="progress" data-under-way={isNavigating || undefined} aria-hidden="true" />
}
