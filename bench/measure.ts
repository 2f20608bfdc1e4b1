import { Cluster } from '../e2e/cluster/cluster.ts'
import { benchCachedPages } from './cached-pages.ts'
import { benchManyArticles } from './many-articles.ts'
import { benchMemory } from './memory.ts'
import type { BenchPart } from './parts.ts'
import { benchPublishing } from './publishing.ts'
import { benchRenderedPages } from './rendered-pages.ts'
import { machine, type Row, table } from './report.ts'

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
  const cluster = await step('Starting two copies of each program', () => Cluster.start())
  hold({ stop: () => cluster.stop() })
  process.env.BACKEND_URL = cluster.backend.url
  const editor = await (await import('../e2e/editor.ts')).Editor.loggedIn({ waitForSite: false })
  const article = /\/news\/\d+\/[\w-]+/.exec(await (await fetch(`${cluster.site.url}/`)).text())?.[0] ?? '/'
  const pages = { home: '/', article }
  const parts: [BenchPart, string, () => Promise<Row[]>][] = [
    ['cached', 'Cached pages', () => benchCachedPages(cluster, pages)],
    [
      'rendered',
      'Rendered pages',
      async () => benchRenderedPages(cluster, pages, await readerBearer(cluster.backend.url)),
    ],
    ['publishing', 'From "publish" to readers', () => benchPublishing(cluster, editor)],
    ['memory', 'Memory', () => benchMemory(cluster, article, addresses)],
    ['articles', 'Lists of the backend, uncached', () => benchManyArticles(cluster, amounts, lists)],
  ]
  const chapters = [`# Measurements\n\n${machine()}. One run; compare ratios, not absolute figures.`]
  for (const [name, title, work] of parts) {
    if (chosen.includes(name)) chapters.push(`## ${title}\n\n${table(await step(title, work))}`)
  }
  return `${chapters.join('\n\n')}\n`
}

/** What the pages of the site request; `MIDDLE` is the page halfway down a list. */
const lists = {
  'newest of an edition (home)': '/public/contents?edition=general&pageSize=12',
  'a tag, first page': '/public/contents?edition=general&tag=bouwmarkten&pageSize=15&page=1',
  'a tag, halfway down': '/public/contents?edition=general&tag=bouwmarkten&pageSize=15&page=MIDDLE',
  'all of an edition, halfway down': '/public/contents?edition=general&pageSize=15&page=MIDDLE',
  'a tag and its count': '/public/tags/bouwmarkten?edition=general',
  'all tags with their counts': '/public/tags?edition=general',
  'an article with related and adjacent ones': '/public/contents/116',
  'the months of the archive': '/public/archive',
  'a thousand articles of a month, for a sitemap': '/public/archive/2026-10?pageSize=1000',
  'all other pages, for a sitemap': '/public/sitemap',
  'a search for a common word': '/public/search?q=bouwmarkt',
  'a search for two words': '/public/search?q=prijs%20isolatie',
  suggestions: '/public/search/suggestions?q=bouwm',
  'all market figures': '/public/figures',
  'a series of market figures': '/public/figures/omzet-bouwmarkten',
  'all issues of the magazine': '/public/magazines',
  'all companies': '/public/partners',
  'the page of a chain': '/public/partners/building-market/bouwburcht',
}

async function readerBearer(backendUrl: string): Promise<string> {
  const response = await fetch(`${backendUrl}/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: 'lezer@gevel.example', password: 'Gevel-demo-2026' }),
  })
  return ((await response.json()) as { jwt: string }).jwt
}
