import { euCountries } from '@gevel/contract/identifiers/eu-countries'
import { type Cents, cents } from '@gevel/contract/money/cents'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../platform/database/tables'

/** Beyond this turnover of a calendar year, without VAT, consumers elsewhere in the EU pay the VAT of their own country (VAT Directive art. 59c). */
const mostCents = cents(1_000_000)

/** The turnover of a calendar year from consumers in other EU countries, and the threshold up to which Dutch VAT applies. */
interface EuTurnover {
  year: string
  /** less credit notes */
  netCents: Cents
  mostCents: Cents
}

/**
 * Adds up the invoices of the year of a Dutch day to customers who live in another country of the EU and whose VAT is not shifted: who
 * has no VAT id counts as a consumer (Regulation 282/2011 art. 18(2)). Tickets are left out: they have the VAT of the country of their event.
 */
export async function euTurnover(tables: Kysely<Tables>, today: string): Promise<EuTurnover> {
  const year = today.slice(0, 4)
  const abroad = euCountries.filter((country) => country !== 'NL')
  const { netCents } = await tables
    .selectFrom('gevel_customers as c')
    .innerJoin('gevel_invoices as i', 'i.customer_id', 'c.id')
    .innerJoin('gevel_invoice_vat as v', 'v.invoice_id', 'i.id')
    .select(sql<string>`coalesce(sum(v.net_cents), 0)`.as('netCents'))
    .where('c.country', 'in', abroad)
    // where it was sold to: the customer may live there since. One who lives in the Netherlands since is left out, to read no other invoices
    .where(sql`i.buyer ->> 'country'`, 'in', abroad)
    .where('i.issued_on', '>=', `${year}-01-01`)
    .where('i.issued_on', '<=', `${year}-12-31`)
    .where('v.vat_category', '=', 'S')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('gevel_orders as o')
            .select('o.id')
            .whereRef('o.id', '=', 'i.order_id')
            .where('o.kind', '=', 'event'),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return { year, netCents: cents(Number(netCents)), mostCents }
}
