/**
 * Whether a response is a page that everybody gets: only the server knows, and says so in `Cache-Control`. Pages of
 * readers who are logged in, and of all forms about an account, are private (decision 064).
 */
export function isForEverybody({ status, redirected, type, headers }: Response): boolean {
  const isPublic = /^public\b/.test(headers.get('cache-control') ?? '')
  const isDocument = headers.get('content-type')?.startsWith('text/html') === true
  return isPublic && isDocument && status === 200 && !redirected && type === 'basic'
}
