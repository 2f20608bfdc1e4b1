import { spreadOf } from '@gevel/contract/issue-pages'
import type { IssueReader } from '@gevel/contract/issue-reader'
import { useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { pageOf, stepFrom } from './reader-pages.ts'

/** When two pages are side by side; `reader/stage.css` has the same condition. */
const WIDE = '(min-width: 60rem) and (orientation: landscape)'

/** The page that the reader shows, and turning to another one. */
export interface PageTurns {
  page: number
  /** the pages side by side where the screen is wide enough */
  spread: readonly number[]
  isWide: boolean
  /** the address of the reader at a page, with the same search */
  hrefOf: (page: number) => string
  goTo: (page: number) => void
  /** shows the results of a search within the issue, on this page */
  search: (text: string) => void
  /** to the next page or spread, or the previous one */
  turn: (step: 1 | -1) => void
}

/** Turns pages at once: the page is that of the navigation while its texts are still loading. */
export function usePageTurns({ pdf: { pageCount } }: IssueReader, q: string): PageTurns {
  const here = useLocation()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  const isWide = useSyncExternalStore(subscribe, isWideNow, () => false)
  const { search } = next?.pathname === here.pathname ? next : here
  const page = pageOf(search, pageCount)

  const queryOf = (page: number, text = q) => {
    const query = new URLSearchParams(here.search)
    query.delete('q')
    query.set('p', String(page))
    if (text) query.set('q', text)
    return `?${query}`
  }
  const visit = (query: string) => void navigate(query, { replace: true, preventScrollReset: true })
  const goTo = (wanted: number) => {
    const target = Math.min(Math.max(wanted, 1), pageCount)
    if (target !== page) visit(queryOf(target))
  }
  return {
    page,
    spread: spreadOf(page, pageCount),
    isWide,
    hrefOf: (page) => here.pathname + queryOf(page),
    goTo,
    search: (text) => visit(queryOf(page, text.trim())),
    turn: (step) => goTo(stepFrom(page, step, pageCount, isWide) ?? page),
  }
}

const query = () => window.matchMedia(WIDE)
const isWideNow = () => query().matches

function subscribe(onChange: () => void): () => void {
  const wide = query()
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}
