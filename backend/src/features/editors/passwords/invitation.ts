import { environment } from '../../../platform/environment/environment'
import { accountError } from '../../../platform/errors/account-errors'

const dayMs = 24 * 60 * 60 * 1_000
const GONE = 'Deze uitnodiging is al gebruikt of klopt niet. Vraag de eigenaar van de site om een nieuwe.'
const EXPIRED = 'Deze uitnodiging is verlopen. Vraag de eigenaar van de site om een nieuwe.'

/** An invited editor, as Strapi stores one. */
interface Invited {
  id: number
  email: string
  firstname: string | null
  lastname: string | null
  updatedAt: string | Date
}

/** @throws `invalid-action-code`, or `expired-action-code`, with a sentence for the invited editor */
export async function findInvited(registrationToken: string): Promise<Invited> {
  const invited: Invited | null = await strapi.db.query('admin::user').findOne({ where: { registrationToken } })
  if (!invited) throw accountError('invalid-action-code', GONE)
  if (hasExpired(invited)) throw accountError('expired-action-code', EXPIRED)
  return invited
}

/** An inactive account changes when it is created, when it is invited again, and when an owner edits it. */
export function hasExpired({ updatedAt }: Pick<Invited, 'updatedAt'>): boolean {
  return Date.now() > new Date(updatedAt).getTime() + environment.INVITATION_DAYS * dayMs
}
