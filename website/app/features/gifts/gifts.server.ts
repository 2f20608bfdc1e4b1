import { giftEndpoints } from '@gevel/contract/endpoints/gifts'
import type { OpenedGift } from '@gevel/contract/gifts'
import { AccountProblem } from '../../content/account-problem.ts'
import { recordRead } from '../../content/cache/reads.server.ts'
import { callEndpoint } from '../../content/call-endpoint.server.ts'

const CLOSED = { 'gifts/expired': 'expired', 'gifts/revoked': 'revoked' } as const

/** What a link opens, or why it opens nothing. The page is of this visitor alone, whoever it is. */
export async function openGift(
  request: Request,
  code: string,
): Promise<OpenedGift | 'expired' | 'revoked' | 'unknown'> {
  recordRead([], true)
  try {
    return (await callEndpoint(request, giftEndpoints.open, { input: { code: code.slice(0, 200) } })).data
  } catch (error) {
    if (!(error instanceof AccountProblem) || error.code === 'network-request-failed') throw error
    return CLOSED[error.code as keyof typeof CLOSED] ?? 'unknown'
  }
}
