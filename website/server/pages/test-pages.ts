import { createServer } from 'node:http'
import type { ReaderState } from '@gevel/contract/reader-state'
import { ChangeClock } from '../../app/content/cache/change-clock.ts'
import { readSharedFact, readSharedText } from '../../app/content/cache/reads.server.ts'
import {
  isText,
  type ReaderFact,
  type ReaderText,
  type SharedRendering,
} from '../../app/content/cache/shared-rendering.ts'
import { CLIENT_ADDRESS_HEADER } from '../../app/request/client-address.ts'
import { type SiteMetrics, siteMetrics } from '../monitoring/metrics.ts'
import { serve, stopServers } from '../testing/servers.ts'
import type { CacheRules } from './cache-rules.ts'
import { pages } from './pages.ts'

/** The response of the next rendering. */
export interface NextPage {
  status: number
  text: string
  tags: string[]
  degraded: boolean
  personal: boolean
  readerUnknown: boolean
  botCheck: boolean
  waitMs: number
  /** the rendering waits for this too */
  until: Promise<unknown>
  headers: Record<string, string>
  /** what it asks of its reader, when readers share it; it shows their name */
  asks: (ReaderFact | ReaderText)[]
}

export interface TestPages {
  origin: string
  clock: ChangeClock
  /** the response of the next renderings; may be changed */
  next: NextPage
  /** URLs of all rendered requests, and their cookies */
  drawings: string[]
  cookies: (string | null)[]
  /** the visitors' addresses that they came with; a request names its own in `X-Forwarded-For` */
  addresses: (string | null)[]
  /** addresses whose renderings are rejected, as those of a visitor who searches too often */
  limited: Set<string>
  metrics: SiteMetrics
  /** the readers that the backend knows, by their bearer token */
  readers: Map<string, ReaderState>
}

/** The rules of the trial site: `/eigen` is per visitor, `/lijst` is a paginated list. */
export function testRules(pathname: string): CacheRules {
  return {
    routeIds: ['root', 'page'],
    query: pathname.startsWith('/lijst') ? ['p', 't'] : [],
    queryFlags: ['pro'],
    perVisitor: pathname.toLowerCase().startsWith('/eigen'),
  }
}

/**
 * Starts the pages of a site at `http://localhost`, with a cache of 4 MB, in place of those that were started before.
 */
export async function startTestPages(): Promise<TestPages> {
  await stopServers()
  const clock = new ChangeClock()
  clock.connected(Date.now() + 3_600_000)
  clock.opened({ hasReaders: true })
  const flags = { degraded: false, personal: false, readerUnknown: false, botCheck: false }
  const next: NextPage = {
    status: 200,
    text: 'een',
    tags: ['content'],
    ...flags,
    waitMs: 0,
    until: Promise.resolve(),
    headers: {},
    asks: [],
  }
  const readers: TestPages['readers'] = new Map()
  const drawings: string[] = []
  const cookies: (string | null)[] = []
  const addresses: (string | null)[] = []
  const limited = new Set<string>()
  const metrics = siteMetrics()

  async function render(request: Request, shared?: SharedRendering) {
    drawings.push(request.url.replace('http://localhost', ''))
    cookies.push(request.headers.get('cookie'))
    const address = request.headers.get(CLIENT_ADDRESS_HEADER)
    addresses.push(address)
    const { text, tags, waitMs, until, headers, asks, ...reads } = next
    const name = shared ? [`<b>${shared.slots.name}</b>`] : []
    const answers = shared ? asks.map((fact) => answerOf(shared, fact)) : []
    const status = address !== null && limited.has(address) ? 429 : next.status
    await until
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    const result = new Response(
      `<!doctype html><body><p>${[text, ...name, ...answers].join(' ')}</p>${'<p>regel</p>'.repeat(200)}`,
      {
        status,
        headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
      },
    )
    return { result, reads: { ...reads, shared, tags: new Set(tags) } }
  }

  const { sendAtOnce, handle } = pages({
    render,
    loadState: async (bearer) => readers.get(bearer),
    rulesAt: testRules,
    clock,
    siteUrl: 'http://localhost',
    cacheBytes: 4 * 1024 * 1024,
    hsts: undefined,
    clientAddress: ({ headers }) => String(headers['x-forwarded-for'] ?? '127.0.0.1'),
    visited: { isSecure: () => false },
    metrics,
  })
  const origin = await serve(
    createServer((req, res) => {
      if (!sendAtOnce(req, res)) void handle(req, res)
    }),
  )
  return { origin, clock, next, drawings, cookies, addresses, limited, metrics, readers }
}

function answerOf(shared: SharedRendering, question: ReaderFact | ReaderText): string | boolean {
  return isText(question) ? readSharedText(shared, question) : readSharedFact(shared, question)
}
