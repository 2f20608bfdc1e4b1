import { dutchDay } from '@gevel/contract/dutch-day'
import { type Gift, giftErrors } from '@gevel/contract/gifts'
import type { ArticleRef } from '@gevel/contract/references'
import type { Knex } from 'knex'
import { tablesOf } from '../../platform/database/tables-of'
import { domainError } from '../../platform/errors/domain-error'
import { timestamp, timestampOrNull } from '../../platform/http/timestamp'
import { readLink, signLink } from '../../platform/signed-links/signed-link'

/** A gift as it is stored. */
export interface GiftRow {
  id: number
  user_id: number
  article_id: number
  created_at: Date
  expires_at: Date
  revoked_at: Date | null
  opened: number
}

/** A gift as its giver sees it. */
export function showGift(row: GiftRow, article: ArticleRef | null, at: Date): Gift {
  const isOpen = !row.revoked_at && row.expires_at > at
  return {
    id: row.id,
    code: isOpen ? signLink({ purpose: 'gift', subject: String(row.id), expiresAt: row.expires_at }) : null,
    article,
    givenAt: timestamp(row.created_at),
    validUntil: lastDayOf(row),
    revokedAt: timestampOrNull(row.revoked_at),
    opened: row.opened,
  }
}

/** The last day on which a gift opens its article: it expires at the end of it. */
export function lastDayOf({ expires_at }: Pick<GiftRow, 'expires_at'>): string {
  return dutchDay(new Date(expires_at.getTime() - 1000))
}

/**
 * The gift of a code, which still opens its article.
 * @throws `gifts/unknown`, `gifts/expired`, `gifts/revoked`
 */
export async function requireGift(knex: Knex, code: string, at: Date): Promise<GiftRow> {
  const link = readLink('gift', code, at)
  if (link.state === 'unknown') throw domainError(giftErrors, 'gifts/unknown')
  if (link.state === 'expired') throw domainError(giftErrors, 'gifts/expired')
  const row = await tablesOf(knex)
    .selectFrom('gevel_gifts')
    .selectAll()
    .where('id', '=', Number(link.subject))
    .executeTakeFirst()
  if (!row) throw domainError(giftErrors, 'gifts/unknown')
  if (row.revoked_at) throw domainError(giftErrors, 'gifts/revoked')
  return row
}
