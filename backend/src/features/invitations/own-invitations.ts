import { type InvitationPurpose, invitationPurposes, type ownInvitationSchema } from '@gevel/contract/invitations'
import type { Knex } from 'knex'
import type { z } from 'zod'
import { tablesOf } from '../../platform/database/tables-of'
import { timestamp } from '../../platform/http/timestamp'
import type { Account } from '../../platform/readers/account'

/** The invitations that an account sent or got, for its download. */
export async function loadOwnInvitations(
  knex: Knex,
  { id, email }: Account,
): Promise<z.infer<typeof ownInvitationSchema>[]> {
  const rows = await tablesOf(knex)
    .selectFrom('gevel_invitations')
    .select(['purpose', 'email', 'inviter', 'note', 'sent_at'])
    .where('purpose', 'in', invitationPurposes)
    .$narrowType<{ purpose: InvitationPurpose }>()
    .where((either) => either.or([either('invited_by', '=', id), either('email', '=', email)]))
    .orderBy('id')
    .execute()
  return rows.map(({ sent_at, ...row }) => ({ ...row, sentAt: timestamp(sent_at) }))
}
