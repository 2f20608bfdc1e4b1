import { hash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
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
}

/**
 * The Content-Security-Policy (level 3) of a document: its only scripts are our own files and exactly those in the
 * document. It uses hashes, because a nonce in a cached page would be the same for everybody.
 */
export function contentSecurityPolicy(
  html: string,
  secure: boolean,
  { guests = [], contacts = [], framedBy = ["'self'"] }: Exceptions = {},
): string {
  const requested = [...guests, ...contacts]
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (!DATA_ONLY.test(attributes)) hashes.add(`'sha256-${hash('sha256', code, 'base64')}'`)
  }
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes, ...guests].join(' '),
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
