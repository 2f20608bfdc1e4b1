import { maxLength } from '@gevel/contract/field-lengths'
import { z } from 'zod'
import { readCookie } from '../../request/cookie-header.ts'
import { isSecureVisit } from '../../request/secure-visit.server.ts'
import { privateCookie } from '../../request/set-cookie.ts'
import type { Statement } from './withdrawal-forms.ts'

/**
 * What was typed in the first step, so that the Back button and a reload of the second one find it again. Without cookies both steps work
 * all the same.
 */
const NAME = 'gevel_withdrawal'
const MAX_AGE_SECONDS = 60 * 60

const statementSchema = z.object({
  orderText: z.string().min(1).max(maxLength.order),
  name: z.string().min(1).max(maxLength.name),
  email: z.string().min(1).max(maxLength.email),
  sending: z.uuid(),
})

/** `Set-Cookie` with what was typed, or to delete it. */
export function statementCookie(request: Request, statement: Statement | null): string {
  return privateCookie(NAME, statement ? JSON.stringify(statement) : '', {
    maxAgeSeconds: MAX_AGE_SECONDS,
    secure: isSecureVisit(request),
  })
}

/** What was typed in this browser, if anything. */
export function typedStatement(request: Request): Statement | null {
  const value = readCookie(request.headers.get('cookie'), NAME)
  if (!value) return null
  try {
    return statementSchema.safeParse(JSON.parse(value)).data ?? null
  } catch {
    return null
  }
}
