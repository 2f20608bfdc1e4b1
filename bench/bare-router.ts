import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { createElement as h, type ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  Link,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from 'react-router'
import { freePort } from '../scripts/embedded-postgres/server.ts'
import { type StaticServer, untilAnswers } from './static-servers.ts'

/**
 * The time React Router alone takes to render an article: no chrome, pictures or styles; a lower bound for our pages.
 */
export async function startBareRouter(): Promise<StaticServer> {
  const port = await freePort()
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const url = `http://127.0.0.1:${port}/news/1/artikel`
  await untilAnswers(url)
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill()
    },
  }
}

const article = {
  title: 'Kleine bouwmarkt wint terrein in de binnenstad',
  paragraphs: Array.from(
    { length: 20 },
    (_, at) => `Alinea ${at}: ${'winkels van achthonderd vierkante meter '.repeat(8)}`,
  ),
  others: Array.from({ length: 5 }, (_, at) => ({ href: `/news/${at}/ander`, title: `Ander artikel ${at}` })),
}

function Layout({ children }: { children: ReactNode }) {
  const head = h('head', null, h('meta', { charSet: 'utf-8' }), h(Meta), h(Links))
  return h('html', { lang: 'nl' }, head, h('body', null, children, h(ScrollRestoration), h(Scripts)))
}

function Article() {
  const { title, paragraphs, others } = useLoaderData<typeof article>()
  const links = others.map(({ href, title }) => h('li', { key: href }, h(Link, { to: href }, title)))
  return h(
    'main',
    null,
    h('h1', null, title),
    ...paragraphs.map((text) => h('p', { key: text }, text)),
    h('ul', null, links),
  )
}

function render(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const whole = new Writable({
      write(chunk: Buffer, _encoding, next) {
        chunks.push(chunk)
        next()
      },
      final(next) {
        resolve(new Response(Buffer.concat(chunks), { status, headers }))
        next()
      },
    })
    const { pipe } = renderToPipeableStream(h(ServerRouter, { context, url: request.url }), {
      onAllReady: () => pipe(whole),
      onShellError: reject,
    })
  })
}

const root = { id: 'root', path: '', module: { Layout, default: () => h(Outlet) } }
const news = {
  id: 'news',
  parentId: 'root',
  path: 'news/:id/:slug',
  module: { loader: () => article, default: Article },
}
const none = undefined
const client = {
  clientActionModule: none,
  clientLoaderModule: none,
  clientMiddlewareModule: none,
  hydrateFallbackModule: none,
}
const without = {
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
}
const asset = { ...client, ...without, hasDefaultExport: true, css: [], imports: ['/libraries.js', '/site.js'] }

const build: ServerBuild = {
  entry: { module: { default: render } },
  routes: { root, news },
  assets: {
    entry: { module: '/entry.js', imports: ['/libraries.js'] },
    routes: {
      root: { ...asset, id: 'root', path: '', hasLoader: false, module: '/root.js' },
      news: { ...asset, id: 'news', parentId: 'root', path: news.path, hasLoader: true, module: '/news.js' },
    },
    url: '/manifest.js',
    version: '1',
  },
  assetsBuildDirectory: 'build',
  publicPath: '/',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const handle = createRequestHandler(build, 'production')
  createServer(async (req, res) => {
    const response = await handle(new Request(`http://127.0.0.1${req.url}`))
    res.writeHead(response.status, Object.fromEntries(response.headers)).end(Buffer.from(await response.arrayBuffer()))
  }).listen(Number(process.argv[2]), '127.0.0.1')
}
