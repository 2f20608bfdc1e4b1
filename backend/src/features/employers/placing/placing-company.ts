import { placedVacancyErrors } from '@gevel/contract/own-vacancies'
import { changeCustomer } from '../../../ledger/customers/change-customer'
import { createCustomer } from '../../../ledger/customers/create-customer'
import { type Customer, lockCustomer } from '../../../ledger/customers/customer'
import { detailsOfCustomer } from '../../../ledger/customers/ordered-details'
import type { Actor } from '../../../ledger/events/record-event'
import type { Transaction } from '../../../platform/database/transaction'
import { domainError } from '../../../platform/errors/domain-error'
import { companiesOf } from '../people/company-people'
import type { Placement } from './reject-placement'

/**
 * The company that places a vacancy: one that has the account among its people, or a new one of which the account is the owner. Only an owner
 * changes the details of a company.
 * @returns the customer, locked
 * @throws `vacancies/company` for any other company
 */
export async function placingCompany(
  trx: Transaction,
  { companyNumber, details: given }: Pick<Placement, 'companyNumber' | 'details'>,
  { accountId, actor, at }: { accountId: number; actor: Actor; at: Date },
): Promise<Customer> {
  const details = given && detailsOfCustomer(given)
  if (companyNumber === null) {
    if (!details) throw domainError(placedVacancyErrors, 'vacancies/company')
    return createCustomer(trx, { details, ownerId: accountId, actor, at })
  }
  const own = (await companiesOf(trx, accountId)).find(({ number }) => number === companyNumber)
  if (!own) throw domainError(placedVacancyErrors, 'vacancies/company')
  if (details && own.role === 'owner') {
    const { kind: _, ...change } = details
    await changeCustomer(trx, own.customerId, change, { actor, at })
  }
  return lockCustomer(trx, own.customerId)
}
