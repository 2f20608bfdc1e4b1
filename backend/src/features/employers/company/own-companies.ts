import type { ownVacancyEndpoints } from '@gevel/contract/endpoints/own-vacancies'
import { isVatShifted } from '@gevel/contract/money/shifted-vat'
import type { OwnCompany } from '@gevel/contract/own-vacancies'
import type { Knex } from 'knex'
import { changeCustomer } from '../../../ledger/customers/change-customer'
import { type Customer, findCustomer } from '../../../ledger/customers/customer'
import { detailsOfCustomer } from '../../../ledger/customers/ordered-details'
import { listInvoices } from '../../../ledger/invoices/list-invoices'
import { inTransaction } from '../../../platform/database/transaction'
import { nameOf } from '../../../platform/readers/account'
import type { ReaderRequest } from '../../../platform/readers/reader-route'
import { type OwnCompany as Company, companiesOf } from '../people/company-people'
import { findOwned } from '../people/owned-company'

type Request<Name extends keyof typeof ownVacancyEndpoints> = ReaderRequest<(typeof ownVacancyEndpoints)[Name]>

/** `GET /account/companies`: the companies whose vacancies the account works on, with the details of those that it owns. */
export async function listOwnCompanies({
  session: { account },
}: Request<'companies'>): Promise<{ data: OwnCompany[] }> {
  const knex = strapi.db.connection
  const companies = await companiesOf(knex, account.id)
  return { data: await Promise.all(companies.map((company) => showCompany(knex, company))) }
}

/**
 * `GET /account/companies/{number}`: a company with its invoices.
 * @throws 404 for who does not own it
 */
export async function showOwnCompany({ params, session: { account } }: Request<'company'>) {
  const knex = strapi.db.connection
  const own = await findOwned(knex, account.id, params.number)
  const [{ details, ...company }, invoices] = await Promise.all([
    showCompany(knex, own),
    listInvoices(knex, own.customerId),
  ])
  if (!details) throw new Error(`Customer ${own.number} has no details`)
  return { data: { ...company, details, invoices } }
}

async function showCompany(knex: Knex, { customerId, ...company }: Company): Promise<OwnCompany> {
  const customer = await findCustomer(knex, customerId)
  return {
    ...company,
    isVatShifted: isVatShifted({ kind: 'company', vatId: customer?.vatId ?? null }),
    details: customer && company.role === 'owner' ? detailsOf(customer) : null,
  }
}

/**
 * `PUT /account/companies/{number}`: changes the details for the invoices to come.
 * @throws 404 for who does not own it
 */
export async function changeOwnCompany({
  input,
  params,
  session: { account },
}: Request<'changeCompany'>): Promise<null> {
  await inTransaction(async (trx) => {
    const { customerId } = await findOwned(trx, account.id, params.number)
    const { kind: _, ...change } = detailsOfCustomer(input)
    await changeCustomer(trx, customerId, change, {
      ...{ actor: { kind: 'customer', name: nameOf(account) }, at: new Date() },
    })
  })
  return null
}

function detailsOf({ name: company, contact, email, street, postcode, city, country, kvk, vatId }: Customer) {
  return { company, name: contact ?? '', email, street, postcode, city, country, kvk: kvk ?? '', vatId: vatId ?? '' }
}
