import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

const START = '<script'
const END = '</script>'
const SOURCE = /\ssrc=/
/** Browsers do not run data: for search engines, and of the loaders. */
const DATA_ONLY = /type="application\/(?:ld\+)?json"/

/** The origins of videos, once a reader has requested one. */
const FRAMES = 'https://www.youtube-nocookie.com https://player.vimeo.com'

interface Exceptions {
  /** sources of a service that the page needs */
  guests?: readonly string[]
  /** origins that its scripts send requests to */
  contacts?: readonly string[]
  /** the only origins that may show the page in a frame, in place of the site itself */
  framedBy?: readonly string[] | undefined
  /** its scripts compile WebAssembly, which is no permission to evaluate texts */
  runsWebAssembly?: boolean
}

/**
 * The Content-Security-Policy (level 3) of a document: its only scripts are our own files and exactly those in the
 * document. It uses hashes, because a nonce in a cached page would be the same for everybody.
 */
export function contentSecurityPolicy(
  html: string,
  secure: boolean,
  { guests = [], contacts = [], framedBy = ["'self'"], runsWebAssembly = false }: Exceptions = {},
): string {
  const requested = [...guests, ...contacts]
  const allowed = new Set<string>()
  for (const { attributes, code } of scriptsOf(html)) {
    if (!SOURCE.test(attributes) && !DATA_ONLY.test(attributes)) allowed.add(hashOf(code))
  }
  return [
    "default-src 'self'",
    ["script-src 'self'", ...(runsWebAssembly ? ["'wasm-unsafe-eval'"] : []), ...allowed, ...guests].join(' '),
    ["style-src 'self' 'unsafe-inline'", ...guests].join(' '),
    "img-src 'self' data:",
    [`frame-src ${FRAMES}`, ...guests].join(' '),
    ...(requested.length > 0 ? [["connect-src 'self'", ...requested].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ['frame-ancestors', ...framedBy].join(' '),
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** All scripts of a document, by plain searches: the data of the loaders are half of it. */
function* scriptsOf(html: string): Generator<{ attributes: string; code: string }> {
  let end = 0
  for (let start = html.indexOf(START); start >= 0; start = html.indexOf(START, end)) {
    const open = html.indexOf('>', start)
    end = html.indexOf(END, open)
    if (open < 0 || end < 0) return
    yield { attributes: html.slice(start + START.length, open), code: html.slice(open + 1, end) }
  }
}

/** Pages share their scripts, except the one that names the files of a route. */
const hashes = new LRUCache<string, string>({ max: 500 })

function hashOf(code: string): string {
  const cachedHash = hashes.get(code)
  if (cachedHash) return cachedHash
  const source = `'sha256-${hash('sha256', code, 'base64')}'`
  hashes.set(code, source)
  return source
}
