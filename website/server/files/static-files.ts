import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { buildPaths, fileFolders, serviceWorkerPath } from '@gevel/contract/server-paths'
import { preferredEncoding } from '../http/compress.ts'
import { isKnown } from '../http/if-none-match.ts'

const YEAR = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400, stale-while-revalidate=604800'
const HALF_A_MINUTE = 'public, max-age=30'
/** A worker that is wrong must be replaceable at once. */
const NO_CACHE = 'no-cache'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

interface StaticFile {
  headers: Record<string, string>
  hash: string
  /** compressed by the build, where it did so */
  bodies: { identity: Buffer; br?: Buffer | undefined; gzip?: Buffer | undefined }
}

/**
 * The files of the build, a few megabytes, read into memory: another build in the same folder then cannot break the
 * running server. Files under `/assets/` and `/builds/meta/` have a hash in their name and never change, others may. The result says
 * whether there was such a file.
 * @param folder absolute path of `build/client`
 */
export function staticFiles(folder: string): (req: IncomingMessage, res: ServerResponse) => boolean {
  const files = readFiles(folder)
  return function handleFile(req, res) {
    const file = files.get((req.url ?? '').replace(/\?.*$/s, ''))
    if (!file || req.method === 'POST') return false
    res.setHeaders(new Map(Object.entries(file.headers)))
    if (isKnown(req.headers['if-none-match'], file.hash)) {
      res.writeHead(304).end()
      return true
    }
    const encoding = preferredEncoding(req.headers['accept-encoding'])
    const encoded = encoding && file.bodies[encoding]
    if (encoded) res.setHeader('Content-Encoding', encoding)
    const body = encoded ?? file.bodies.identity
    res.writeHead(200, { 'Content-Length': body.byteLength }).end(body)
    return true
  }
}

/** The files by their path on the site, without dotfiles and files in dot folders, but those of RFC 8615. */
function readFiles(folder: string): Map<string, StaticFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => join(entry.parentPath, entry.name))
  const bodies = new Map(paths.map((path) => [`/${relative(folder, path).split(sep).join('/')}`, readFileSync(path)]))
  const shown = [...bodies].filter(([path]) => !/\/\.(?!well-known\/)/.test(path) && !/\.(?:br|gz)$/.test(path))
  return new Map(shown.map(([path, identity]) => [path, describe(path, identity, bodies)]))
}

function describe(path: string, identity: Buffer, all: Map<string, Buffer>): StaticFile {
  const bodies = { identity, br: all.get(`${path}.br`), gzip: all.get(`${path}.gz`) }
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const headers: Record<string, string> = {
    'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
    'Cache-Control': cacheControl(path),
    // weak, because one tag is used for all encodings of the file
    ETag: `W/"${hash}"`,
  }
  if (bodies.br || bodies.gzip) headers.Vary = 'Accept-Encoding'
  return { headers, hash, bodies }
}

function cacheControl(path: string): string {
  if (path === buildPaths.latest) return HALF_A_MINUTE
  if (path === serviceWorkerPath) return NO_CACHE
  return path.startsWith(fileFolders.assets) || path.startsWith(buildPaths.meta) ? YEAR : DAY
}
