import { useEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigation } from 'react-router'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import type { ClientStore } from '../../state/client-state.ts'
import { useClientStore } from '../../state/client-state-context.tsx'
import { recordBannerViews } from './banner-views.ts'
import { currentUrl, eventUrl, recordEvent } from './events.ts'
import { leadOf } from './leads.ts'
import { isMailLink } from './mail-links.ts'
import { recordView } from './page-views.ts'
import { reportEvents } from './report-events.ts'

/** Reports what happens on the page, without rendering anything. */
export function Tracker() {
  useReporting()
  usePageViews()
  useAuthEvents()
  useLeads()
  return null
}

function useReporting(): void {
  const store = useClientStore()
  useEffect(() => reportEvents(store), [store])
}

function usePageViews(): void {
  const store = useClientStore()
  const { pathname, search } = useLocation()
  const matches = useMatches()
  const routeId = matches.at(-1)?.id ?? ''
  const isUntracked = matches.some(({ handle }) =>
    (handle as RouteHandle | undefined)?.middleware?.includes('no-tracking'),
  )
  useEffect(() => {
    const url = eventUrl(pathname, search)
    if (isMailLink({ pathname, search })) recordEvent(store, { eventType: 'email-link', url })
    const ends = [recordView(store, { url, routeId, isUntracked }), recordBannerViews(store, url)]
    return () => {
      for (const end of ends) end()
    }
  }, [store, pathname, search, routeId, isUntracked])
}

function useAuthEvents(): void {
  const store = useClientStore()
  const { pathname, search, key } = useLocation()
  const { formAction, formMethod } = useNavigation()
  const sent = useRef<string>(undefined)
  useEffect(() => {
    if (formMethod === 'POST' && formAction) sent.current = new URL(formAction, location.href).pathname
  }, [formAction, formMethod])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that fails leads to the same page by another key
  useEffect(() => {
    const form = sent.current
    sent.current = undefined
    if (form) void recordAuthEvent(store, form, { pathname, search }).catch(() => undefined)
  }, [store, pathname, search, key])
}

/** Few pages send a form: its events are loaded only then. */
async function recordAuthEvent(store: ClientStore, form: string, shown: { pathname: string; search: string }) {
  const url = eventUrl(shown.pathname, shown.search)
  const { authEventOf } = await import('./auth-events.ts')
  const eventType = authEventOf(form, shown)
  if (eventType) recordEvent(store, { eventType, url })
}

function useLeads(): void {
  const store = useClientStore()
  useEffect(() => {
    // also by the middle button or the keyboard
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null
      const action = link ? leadOf(location.pathname, link.href, location.origin) : undefined
      if (action) recordEvent(store, { eventType: 'Lead', url: currentUrl(), action })
    }
    for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, onClick)
    return () => {
      for (const type of ['click', 'auxclick'] as const) document.removeEventListener(type, onClick)
    }
  }, [store])
}
