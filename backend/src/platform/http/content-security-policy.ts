/**
 * The policy of the pages of this backend: the editors' admin. It allows its own origin only, plus that of the media
 * when they are in a bucket. The page has no inline script (one would need its hash in `script-src`);
 * styled-components inserts its styles. Add the origin that a new screen of the admin needs here.
 * @param media origins of the media library's files
 * @param site origin of the website, whose previews the admin shows in a frame, and whose pictures are in newsletters
 */
export function contentSecurityPolicy(media: readonly string[], site: string, isDevelopment: boolean): string {
  const files = ["'self'", 'data:', 'blob:', ...media]
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    // Vite's own scripts, and its hot reload connection
    'script-src': ["'self'", ...(isDevelopment ? ["'unsafe-inline'"] : [])],
    'connect-src': ["'self'", 'blob:', ...media, ...(isDevelopment ? ['ws:'] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'", 'data:'],
    'img-src': [...files, site],
    'media-src': files,
    'frame-src': [site],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
