import type { Client } from 'pg'
import type { Cluster } from '../e2e/cluster/cluster.ts'
import { benchForms, type Sender } from './form-load.ts'
import type { Row } from './report.ts'

/**
 * Orders of one backend: half by direct debit, a third for companies. The processor time of an order is without its papers and mails, which
 * follow in jobs, and beside it that of beginning its draft, the smallest request that stores something.
 */
export function benchOrders(
  cluster: Pick<Cluster, 'backends' | 'databaseUrl'>,
  rounds = { atOnce: 200, rounds: 3, toWarmUp: 60 },
): Promise<Row[]> {
  return benchForms(cluster, rounds, async (database) => {
    const sold = await soldOf(database)
    return {
      ...{ name: 'orders', unit: 'an order', wizard: 'abonnement', path: '/public/orders/subscriptions' },
      ...{ bodyOf: (sender) => orderOf(sender, sold), jobs: ['order-confirmation', 'make-document', 'mail'] },
    }
  })
}

interface Sold {
  planVersionId: number
  termsVersion: string
  mandateVersion: string
}

async function soldOf(database: Client): Promise<Sold> {
  const { rows } = await database.query<Sold>(
    `SELECT (SELECT max(id) FROM gevel_plan_versions WHERE slug = 'gevel') AS "planVersionId",
       terms_version::text AS "termsVersion", mandate_version::text AS "mandateVersion"
     FROM billing_settings WHERE published_at IS NOT NULL LIMIT 1`,
  )
  if (!rows[0]) throw new Error('Nothing can be ordered')
  return rows[0]
}

function orderOf({ number, email, draft }: Sender, { planVersionId, termsVersion, mandateVersion }: Sold): object {
  const company = { kind: 'company', name: 'Meting bv', kvk: '12345678', vatId: null, contact: 'Sanne de Wit', email }
  return {
    ...{ draft, planVersionId, termsVersion, seats: 1, reference: null, startsAtOnce: true },
    customer: number % 3 === 0 ? company : { kind: 'person', name: 'Sanne de Wit', email },
    address: { street: 'Steenbakkersweg 18 bis', postcode: '3526 KL', city: 'Utrecht', country: 'NL' },
    payment:
      number % 2 === 0
        ? { method: 'invoice' }
        : {
            ...{ method: 'direct-debit', iban: 'NL20INGB0001234567', holder: 'S. de Wit' },
            mandate: { textVersion: mandateVersion, agreed: true },
          },
  }
}
