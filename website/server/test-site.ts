import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from '../app/config/env.server.ts'
import { ChangeClock } from '../app/content/cache/change-clock.ts'
import { httpServer } from './http/http-server.ts'
import { strictTransport } from './http/security-headers.ts'
import { siteMetrics } from './monitoring/metrics.ts'
import { site } from './site.ts'
import { serve, stopServers } from './testing/servers.ts'

export interface TestSite {
  origin: string
  /** makes it report that it is being stopped, or not */
  stopping: (isStopping: boolean) => void
  stop: () => Promise<void>
}

/** The page at most of its URLs. */
export const testPage = `<!doctype html><title>Gevel</title>${'<p>nieuws</p>'.repeat(200)}`

/** Starts a whole site at `https://gevel.example`, with its own pages and a backend that has one file. */
export async function startTestSite(): Promise<TestSite> {
  const folder = await mkdtemp(join(tmpdir(), 'gevel-site-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/root-a1.js'), 'export {}')
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  const backend = await serve((req, res) => {
    if (req.url === '/uploads/folder_1.pdf') return res.writeHead(200, { 'Content-Type': 'application/pdf' }).end('pdf')
    return res.writeHead(req.url === '/_health' ? 204 : 404).end()
  })
  const env = parseEnv({
    BACKEND_URL: backend,
    SITE_URL: 'https://gevel.example',
    PRO_HOST: 'pro.example',
    KNOWN_HOSTS: 'nieuws.example',
    CACHE_DIR: folder,
  })
  const reads = { tags: new Set(['content']), degraded: false, personal: false, readerUnknown: false, botCheck: false }
  const render = testRenderer()
  const build = {
    clock: new ChangeClock(),
    loadState: async () => undefined,
    rulesAt: () => ({ routeIds: [], query: [], queryFlags: [], perVisitor: false }),
    render: async (request: Request) => ({ result: await render(request), reads }),
  }
  let isStopping = false
  const handle = site({ env, build, metrics: siteMetrics(), clientFolder: folder, isStopping: () => isStopping })
  return {
    origin: await serve(httpServer(handle, { hsts: strictTransport(env) })),
    stopping: (is) => {
      isStopping = is
    },
    async stop() {
      await stopServers()
      await rm(folder, { recursive: true })
    },
  }
}

function testRenderer() {
  let renderings = 0
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const policy = "script-src 'self'; frame-ancestors 'self'"
    const html = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy }
    if (pathname === '/fout') throw new Error('geheim')
    if (pathname === '/uiterst')
      return new Response('Unexpected Server Error\n\ngeheim', {
        status: 500,
        headers: { 'Content-Type': 'text/plain' },
      })
    if (pathname === '/geteld') return new Response(`tekening ${++renderings}`, { headers: html })
    if (pathname === '/json') return Response.json([])
    if (pathname === '/cookies') return new Response(request.headers.get('cookie'), { headers: html })
    if (pathname === '/adres') return new Response(request.url, { headers: html })
    if (pathname === '/formulier')
      return new Response(await request.text(), {
        headers: {
          ...html,
          'X-Seen': `${request.headers.get('origin')} ${request.headers.get('x-gevel-visitor-scheme')}`,
        },
      })
    if (pathname.endsWith('.data')) return new Response('{}', { headers: { 'Content-Type': 'text/x-script' } })
    return new Response(request.method === 'HEAD' ? null : testPage, { headers: html })
  }
}

/** Requests a page with a host header, which `fetch` cannot set. */
export async function get(url: string, headers: Record<string, string>) {
  const { statusCode: status, headers: answered } = await send('GET', url, headers)
  return { status, location: answered.location }
}

/** Sends a request of any method; returns the whole head of the response. */
export function send(method: string, url: string, headers: Record<string, string>) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = request(url, { method, headers }, (res) => resolve(res.resume()))
    outgoing.on('error', reject).end()
  })
}
