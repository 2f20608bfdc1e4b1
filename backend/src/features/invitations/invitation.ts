import {
  type InvitationPurpose,
  type InvitedRole,
  invitationPurposes,
  type invitationStates,
} from '@gevel/contract/invitations'
import type { Knex } from 'knex'
import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'
import { readLink, signLink } from '../../platform/signed-links/signed-link'

/** An invitation as it is stored. */
export interface InvitationRow {
  id: number
  purpose: InvitationPurpose
  subject_id: number
  /** in lower case */
  email: string
  name: string | null
  role: InvitedRole
  invited_by: number | null
  inviter: string
  note: string | null
  sent_at: Date
  expires_at: Date
  accepted_at: Date | null
  accepted_by: number | null
  declined_at: Date | null
  withdrawn_at: Date | null
}

/** What a row says of itself; what it invites to may be over. */
type RowState = Exclude<(typeof invitationStates)[number], 'over' | 'replaced'>

/** What became of an invitation. */
export function stateOf(row: InvitationRow, at: Date): RowState {
  if (row.accepted_at) return 'accepted'
  if (row.withdrawn_at) return 'withdrawn'
  if (row.declined_at) return 'declined'
  return row.expires_at <= at ? 'expired' : 'open'
}

/** The code of the link in the mail, valid for as long as the invitation as it is now. */
export function codeOf({ id, expires_at: expiresAt }: Pick<InvitationRow, 'id' | 'expires_at'>): string {
  return signLink({ purpose: 'invitation', subject: String(id), expiresAt })
}

/** The invitation of a code; undefined for a code that we did not make, or whose invitation was removed since. */
export async function findByCode(
  knex: Knex,
  code: string,
  at: Date,
): Promise<{ row: InvitationRow; isPassed: boolean } | undefined> {
  const link = readLink('invitation', code, at)
  if (link.state === 'unknown') return undefined
  const row = await invitations(knex).where('id', '=', Number(link.subject)).executeTakeFirst()
  return row && { row, isPassed: link.state === 'expired' }
}

/** Locks an invitation until the transaction ends, after what it invites to. */
export async function lockInvitation(trx: Transaction, id: number): Promise<InvitationRow | undefined> {
  return invitations(trx).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The invitations to something that is declared here. */
function invitations(knex: Knex) {
  return tablesOf(knex)
    .selectFrom('gevel_invitations')
    .selectAll()
    .where('purpose', 'in', invitationPurposes)
    .$narrowType<{ purpose: InvitationPurpose }>()
}

/** How many invitations hold a place: those that can still be accepted. */
export async function countOpen(
  knex: Knex,
  { purpose, subjectId }: { purpose: InvitationPurpose; subjectId: number },
  at: Date,
): Promise<number> {
  const { open } = await tablesOf(knex)
    .selectFrom('gevel_invitations')
    .select(({ fn }) => fn.countAll<string>().as('open'))
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('declined_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirstOrThrow()
  return Number(open)
}
