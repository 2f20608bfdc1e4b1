import { Cluster } from '../e2e/cluster/cluster.ts'
import { benchBackendCpu } from './backend-cpu.ts'
import { benchCachedPages } from './cached-pages.ts'
import { benchDeskLists } from './desk-lists.ts'
import { benchEventDays } from './event-days.ts'
import { benchManyArticles } from './many-articles.ts'
import { benchMemory } from './memory.ts'
import { benchNewsletter } from './newsletter.ts'
import { benchOrders } from './orders.ts'
import type { BenchPart } from './parts.ts'
import { benchPayloads } from './payloads.ts'
import { benchPublishing } from './publishing.ts'
import { benchRegistrations } from './registrations.ts'
import { benchRenderedPages } from './rendered-pages.ts'
import { machine, type Row, table } from './report.ts'
import { benchSessions } from './sessions.ts'
import { benchSharedPages } from './shared-pages.ts'
import { benchStatistics } from './statistics.ts'
import { uncachedPaths } from './uncached-paths.ts'
import { benchVacancyLists } from './vacancy-lists.ts'

interface Measuring {
  step: <T>(title: string, work: () => Promise<T>) => Promise<T>
  hold: (cluster: { stop: () => Promise<void> }) => unknown
  chosen: readonly BenchPart[]
  /** numbers of articles for the lists */
  amounts: readonly number[]
  /** number of different URLs for the memory */
  addresses: number
}

/** Runs the chosen measurements on a cluster of its own, and reports them in Markdown. */
export async function measure({ step, hold, chosen, amounts, addresses }: Measuring): Promise<string> {
  // more events than the day of a site
  process.env.STATISTICS_EVENTS_PER_DAY = '1000000000'
  const cluster = await step('Starting two copies of each program', () => Cluster.start({ isMeasured: true }))
  hold({ stop: () => cluster.stop() })
  process.env.BACKEND_URL = cluster.backend.url
  const editor = await (await import('../e2e/editor.ts')).Editor.loggedIn({ waitForSite: false })
  const article = /\/news\/\d+\/[\w-]+/.exec(await (await fetch(`${cluster.site.url}/`)).text())?.[0] ?? '/'
  const pages = { home: '/', article }
  const parts: [BenchPart, string, () => Promise<Row[]>][] = [
    ['cached', 'Cached pages', () => benchCachedPages(cluster, pages)],
    ['payloads', 'Payloads', () => benchPayloads(cluster, pages)],
    [
      'shared',
      'Cached pages of readers who are logged in',
      async () => benchSharedPages(cluster, await bearerOf(cluster.backend.url, 'abonnee@gevel.example')),
    ],
    [
      'rendered',
      'Rendered pages',
      async () => benchRenderedPages(cluster, pages, await bearerOf(cluster.backend.url, 'lezer@gevel.example')),
    ],
    [
      'publishing',
      'From "publish" to readers',
      async () => benchPublishing(cluster, editor, await bearerOf(cluster.backend.url, 'lezer@gevel.example')),
    ],
    ['memory', 'Memory', () => benchMemory(cluster, article, addresses)],
    ['sessions', 'Memory with readers who are logged in', () => benchSessions(cluster, article)],
    ['statistics', 'Statistics', () => benchStatistics(cluster)],
    ['backend', 'Processor time of the backend, uncached', () => benchBackendCpu(cluster)],
    ['articles', 'Lists of the backend, uncached', () => benchManyArticles(cluster, amounts, uncachedPaths)],
    ['desk', 'Lists of the desk', () => benchDeskLists(cluster)],
    ['vacancies', 'Lists of vacancies', () => benchVacancyLists(cluster)],
    ['orders', 'Orders', () => benchOrders(cluster)],
    ['registrations', 'Registrations', () => benchRegistrations(cluster)],
    ['event-days', 'Days of events', () => benchEventDays(cluster, (url) => bearerOf(url, 'lezer@gevel.example'))],
    ['newsletter', 'Newsletters', () => benchNewsletter()],
  ]
  const chapters = [`# Measurements\n\n${machine()}. One run; compare ratios, not absolute figures.`]
  for (const [name, title, work] of parts) {
    if (chosen.includes(name)) chapters.push(`## ${title}\n\n${table(await step(title, work))}`)
  }
  return `${chapters.join('\n\n')}\n`
}

async function bearerOf(backendUrl: string, identifier: string): Promise<string> {
  const response = await fetch(`${backendUrl}/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier, password: 'Gevel-demo-2026' }),
  })
  return ((await response.json()) as { jwt: string }).jwt
}
