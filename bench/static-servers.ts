import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../scripts/embedded-postgres/server.ts'

/** A server that sends one page, whatever is requested. */
export interface StaticServer {
  url: string
  pid: number
  stop: () => Promise<void>
}

/** The page that all servers send: compressed as in the site's cache. */
export interface Page {
  body: Buffer
  headers: Record<string, string>
}

/** nginx with one worker and no log, from disk. */
export async function startNginx({ body, headers }: Page): Promise<StaticServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gevel-bench-nginx-'))
  const port = await freePort()
  await mkdir(path.join(folder, 'www'))
  await writeFile(path.join(folder, 'www/page'), body)
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)};`)
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `user root; worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 1024; }
     http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; open_file_cache max=10;
       server { listen 127.0.0.1:${port}; root ${folder}/www; location / { types {} default_type 'text/html; charset=utf-8'; try_files /page =404; ${lines.join(' ')} } } }`,
  )
  const child = spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'error.log')], {
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}/`
  await untilAnswers(url)
  const master = Number(await readFile(path.join(folder, 'pid'), 'utf8'))
  const children = await readFile(`/proc/${master}/task/${master}/children`, 'utf8')
  return {
    url,
    pid: Number(children.trim().split(' ')[0]),
    async stop() {
      child.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Starts Node's own HTTP server alone, which sends the page from memory. */
export async function startBareNode({ body, headers }: Page): Promise<StaticServer> {
  const port = await freePort()
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), String(port)], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  child.stdin.end(JSON.stringify({ headers, body: body.toString('base64') }))
  const url = `http://127.0.0.1:${port}/`
  await untilAnswers(url)
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill()
    },
  }
}

/** A value for nginx: policies contain single quotes, entity tags double ones. */
function quoted(value: string): string {
  return value.includes('"') ? `'${value}'` : `"${value}"`
}

/**
 * Waits until a server responds at a URL.
 * @throws Error after five seconds
 */
export async function untilAnswers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await fetch(url).catch(() => undefined)) return
    await pause(50)
  }
  throw new Error(`${url} does not answer`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk)
  const { headers, body } = JSON.parse(Buffer.concat(chunks).toString()) as {
    headers: Record<string, string>
    body: string
  }
  const page = Buffer.from(body, 'base64')
  const head = Object.entries({
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(page.length),
  }).flat()
  createServer((_, res) => {
    res.writeHead(200, head).end(page)
  }).listen(Number(process.argv[2]), '127.0.0.1')
}
