/** What decides whether an answer may be kept for everybody. */
export interface Drawing {
  method: string
  cookies: string | undefined
  authorization: string | undefined
  isPreview: boolean
  status: number
  headers: Headers
  /** an answer of the backend failed, so the page may lack something */
  degraded: boolean
  /** an answer of the backend was for this reader only */
  personal: boolean
  /** a form of it tells when it was drawn */
  botCheck: boolean
}

/** How an answer is kept: as a page, as "there is nothing here" (briefly, and few of them), or not. */
export type Keeping = 'page' | 'missing' | 'never'

const BACKEND_COOKIE = /(?:^|;\s*)(?:__Host-)?strapi_jwt=/
/** A document, or the data of one for a browser that walks through the site. */
const PAGE_TYPE = /^text\/(?:html|x-script)/

/**
 * Where one goes to log in by another site, comes back, or waits for a mail: even who carries no session is somebody there. And what
 * counts once.
 */
const OWN_WAY = /^\/(?:connect\/|auth\/connect|account-activeren|botcontrole)/

/** Whether what an address answers is never the same for two visitors, whoever they are. */
export function isOwnWay(url: string | undefined): boolean {
  return url !== undefined && OWN_WAY.test(url)
}

/** Whether a request is nobody's in particular, so that a kept page may answer it. */
export function isAnonymous(cookies: string | undefined, authorization: string | undefined): boolean {
  return !authorization && !(cookies !== undefined && BACKEND_COOKIE.test(cookies))
}

/** Whether an answer may be kept and given to everybody: the one place where that is decided. */
export function cacheability(drawing: Drawing): Keeping {
  const { method, cookies, authorization, isPreview, status, headers, degraded, personal, botCheck } = drawing
  if (method !== 'GET' && method !== 'HEAD') return 'never'
  if (!isAnonymous(cookies, authorization) || isPreview || personal || botCheck || degraded) return 'never'
  if (headers.has('Set-Cookie') || /no-store|private/.test(headers.get('Cache-Control') ?? '')) return 'never'
  if (!PAGE_TYPE.test(headers.get('Content-Type') ?? '')) return 'never'
  if (status === 200) return 'page'
  return status === 404 || status === 410 ? 'missing' : 'never'
}
