import { randomBytes } from 'node:crypto'
import { draftDays, newDraftKeySchema } from '@gevel/contract/drafts'
import { readCookie } from '../../../request/cookie-header.ts'
import { isSecureVisit } from '../../../request/secure-visit.server.ts'
import { privateCookie } from '../../../request/set-cookie.ts'

/** Shows that a draft was begun in this browser. The database has its hash only. */
const NAME = 'gevel_drafts'

/** The key of the browser's drafts; null without one. */
export function draftKeyOf(request: Request): string | null {
  return newDraftKeySchema.safeParse(readCookie(request.headers.get('cookie'), NAME)).data ?? null
}

export function newDraftKey(): string {
  return randomBytes(32).toString('base64url')
}

/** The header that sets the key, or makes it last as long as the draft that was just changed. */
export function draftCookie(request: Request, key: string): { 'Set-Cookie': string } {
  const life = { maxAgeSeconds: draftDays * 24 * 60 * 60, secure: isSecureVisit(request) }
  return { 'Set-Cookie': privateCookie(NAME, key, life) }
}
