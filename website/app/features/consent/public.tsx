import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { consentAsked } from '../../state/consent/consent-asked.ts'

const Banner = lazy(() => import('./banner/consent-banner.tsx').catch(() => ({ default: () => null })))

/** The banner, once something on the page needs consent. The server never renders it: pages are the same for everybody. */
export function ConsentBanner() {
  return <Suspense>{useStore(consentAsked, ({ isAsked }) => isAsked) && <Banner />}</Suspense>
}
