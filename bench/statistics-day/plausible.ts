import { dayMs, minuteMs, type OpenedDocument, type Visit } from './visit.ts'

/**
 * How Plausible counts, by what it publishes: its tracker (`autocapture.js` and `track.js` of github.com/plausible/analytics),
 * plausible.io/data-policy, and "Metrics definitions" and "Bot traffic filtering" of plausible.io/docs.
 */
export interface PlausibleCounts {
  views: string[]
  visitors: number
  visits: number
  /** visits of one page view */
  bounces: number
  /** page views that were left out, by the reason */
  filtered: Record<string, number>
}

const sessionEndsAfterMs = 30 * minuteMs
const knownBots = /bot\b|crawler|spider|HeadlessChrome/i

interface PageView {
  url: string
  atMs: number
}

/** Counts the visits of a day. What its own algorithm detects in patterns of traffic is not published, and left out. */
export function countByPlausible(visits: readonly Visit[]): PlausibleCounts {
  const counts: PlausibleCounts = { views: [], visitors: 0, visits: 0, bounces: 0, filtered: {} }
  const byVisitor = new Map<string, PageView[]>()
  for (const visit of visits) {
    const views = visit.documents.flatMap(pageViewsOf).filter(({ atMs }) => atMs < dayMs)
    const reason = filterReason(visit)
    if (reason) counts.filtered[reason] = (counts.filtered[reason] ?? 0) + views.length
    if (reason) continue
    const { address, agent, sendsTwice } = visit.browser
    const visitor = `${address} ${agent}`
    const received = sendsTwice ? views.flatMap((view) => [view, view]) : views
    byVisitor.set(visitor, [...(byVisitor.get(visitor) ?? []), ...received])
  }
  for (const views of byVisitor.values()) addVisitor(counts, views)
  return counts
}

/** A page view as a document opens or is first shown, as its path changes, and as it is restored from the history. */
function pageViewsOf({ url, openedMs, isHidden = false, steps }: OpenedDocument): PageView[] {
  const views: PageView[] = []
  let current = url
  let last: string | undefined
  const page = (atMs: number, isNavigation: boolean) => {
    const path = current.split('?')[0] as string
    if (isNavigation && path === last) return
    last = path
    views.push({ url: path, atMs: openedMs + atMs })
  }
  if (!isHidden) page(0, false)
  for (const step of steps) {
    if (step.does === 'navigate') current = step.url
    if (step.does === 'navigate') page(step.atMs, true)
    if (step.does === 'restore' || (step.does === 'show' && !last)) page(step.atMs, false)
  }
  return views
}

function filterReason({ browser }: Visit): string | undefined {
  if (!browser.runsScripts) return 'no scripts'
  if (browser.hasBlocker) return 'blocked'
  if (browser.isDriven) return 'webdriver'
  if (knownBots.test(browser.agent)) return 'agent'
  return browser.isInDataCentre ? 'data centre' : undefined
}

function addVisitor(counts: PlausibleCounts, views: PageView[]): void {
  if (views.length === 0) return
  counts.visitors++
  let lastMs = Number.NEGATIVE_INFINITY
  const sizes: number[] = []
  for (const { url, atMs } of views.sort((a, b) => a.atMs - b.atMs)) {
    counts.views.push(url)
    if (atMs - lastMs > sessionEndsAfterMs) sizes.push(0)
    sizes.push((sizes.pop() ?? 0) + 1)
    lastMs = atMs
  }
  counts.visits += sizes.length
  counts.bounces += sizes.filter((size) => size === 1).length
}
