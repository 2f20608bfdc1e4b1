import { href } from '@gevel/contract/hrefs'
import { findCustomer, lockCustomer } from '../../../ledger/customers/customer'
import { recordEvent } from '../../../ledger/events/record-event'
import { nameOf } from '../../../platform/readers/account'
import { companiesOf, setColleague } from '../../employers/people/company-people'
import { colleagueDeclinedMail, colleagueInvitationMail, colleagueWantedMail } from '../invitation-mails'
import type { Purpose } from '../purpose'

/** Working on the vacancies of a company; the subject is its customer. */
export const colleaguePurpose: Purpose = {
  name: 'colleague',
  mails: { invitation: colleagueInvitationMail, declined: colleagueDeclinedMail, wanted: colleagueWantedMail },

  async findOffer(knex, subjectId) {
    const customer = await findCustomer(knex, subjectId)
    if (customer?.kind !== 'company') return undefined
    const { name, number, anonymisedAt } = customer
    const managedAt = href('/vacatures/bedrijf/:number', { number: number.toLowerCase() })
    return { name, edition: 'general', organisation: name, isOn: anonymisedAt === null, managedAt }
  },

  async lockPlaces(trx, subjectId) {
    await lockCustomer(trx, subjectId)
    return Number.POSITIVE_INFINITY
  },

  async admit(trx, { subject_id: customerId, role, email }, account, at) {
    const own = (await companiesOf(trx, account.id)).find((company) => company.customerId === customerId)
    // an owner or a manager is not made less by an invitation
    if (!own || role === 'owner')
      await setColleague(trx, { customerId, userId: account.id }, role === 'owner' ? role : 'member', at)
    await recordEvent(trx, {
      ...{ customerId, subject: 'customer', subjectId: customerId, kind: 'colleague-accepted', at },
      ...{ actor: { kind: 'customer', name: nameOf(account) }, data: { email, role } },
    })
  },

  async noteDeclined(trx, { subject_id: customerId, email, name }, at) {
    await recordEvent(trx, {
      ...{ customerId, subject: 'customer', subjectId: customerId, kind: 'colleague-declined', at },
      ...{ actor: { kind: 'customer', name: name ?? email }, data: { email } },
    })
  },
}
