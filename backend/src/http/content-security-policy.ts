/**
 * What the pages of this backend may load: the editors' admin. Everything is its own, but for the media when they are in a bucket. Its
 * page has no script of its own (one that gets one needs its hash in `script-src`); its styles are put in by styled-components.
 *
 * A new screen of the admin that asks another origin adds it here.
 * @param media origins of the media library's files
 */
export function contentSecurityPolicy(media: readonly string[], isDevelopment: boolean): string {
  const files = ["'self'", 'data:', 'blob:', ...media]
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    // Vite's own scripts, and what tells it of changes
    'script-src': ["'self'", ...(isDevelopment ? ["'unsafe-inline'"] : [])],
    'connect-src': ["'self'", 'blob:', ...media, ...(isDevelopment ? ['ws:'] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'", 'data:'],
    'img-src': files,
    'media-src': files,
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
