import { longestSearchJson } from '@gevel/contract/saved-searches'
import { z } from 'zod'
import { readCookie } from '../../request/cookie-header.ts'
import { isSecureVisit } from '../../request/secure-visit.server.ts'
import { privateCookie } from '../../request/set-cookie.ts'
import { sitePath } from '../../routing/urls/return-path.ts'
import { readingLists } from './reading-list-forms.ts'

/**
 * The change of a reading list that a visitor asked for before logging in. It is in a cookie rather than in the return
 * path, so that no link of another site can change a reader's lists.
 */
const NAME = 'gevel_pending_change'
/** Life of the cookie: that of the link in the mail of a registration. */
const MAX_AGE_SECONDS = 48 * 60 * 60

const pendingChangeSchema = z.object({
  list: z.enum(readingLists),
  what: z.string().min(1).max(longestSearchJson),
  keep: z.enum(['yes', 'no']),
  /** where the button was */
  back: z.string().transform(sitePath),
})

type PendingChange = z.output<typeof pendingChangeSchema>

/** `Set-Cookie` with the fields of a button's form, or to delete it. */
export function pendingChangeCookie(
  request: Request,
  change: Readonly<Record<keyof PendingChange, string>> | null,
): string {
  return privateCookie(NAME, change ? JSON.stringify(change) : '', {
    maxAgeSeconds: MAX_AGE_SECONDS,
    secure: isSecureVisit(request),
  })
}

/** The change that was asked for in this browser, if any. */
export function pendingChangeOf(request: Request): PendingChange | undefined {
  const value = readCookie(request.headers.get('cookie'), NAME)
  if (!value) return undefined
  try {
    return pendingChangeSchema.safeParse(JSON.parse(value)).data
  } catch {
    return undefined
  }
}
