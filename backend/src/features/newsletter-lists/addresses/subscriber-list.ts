import { newsletterListSchema, newsletterNames } from '@gevel/contract/newsletter'
import { z } from 'zod'
import { adminList } from '../../../platform/admin-lists/admin-list'
import { listFilter } from '../../../platform/admin-lists/list-filters'
import { timestampOrNull } from '../../../platform/http/timestamp'
import { newsletterLists, newsletterOfKey } from '../newsletter-lists'

interface SubscriberRow {
  id: number
  email: string
  list: string
  wording: string
  form: string
  source: string
  asked_at: Date
  confirmed_at: Date | null
  withdrawn_at: Date | null
  withdrawn_by: string | null
  suppressed_because: string | null
}

const whichSchema = z.enum(['current', 'unconfirmed', 'withdrawn', 'suppressed', 'all']).default('current')

/** Who asked for newsletters, with the proof of it. */
export const subscriberList = adminList({
  query() {
    return strapi.db
      .connection('gevel_mail_consents as c')
      .join('gevel_mail_addresses as a', 'a.id', 'c.address_id')
      .whereIn(
        'c.list',
        Object.values(newsletterLists).map(({ key }) => key),
      )
      .whereNotNull('a.email')
      .select('c.id', 'a.email', 'c.list', 'c.wording', 'c.form', 'c.source', 'c.asked_at', 'c.confirmed_at')
      .select('c.withdrawn_at', 'c.withdrawn_by', 'a.suppressed_because')
  },
  id: 'c.id',
  sortable: { asked: ['c.asked_at'], email: ['a.email'] },
  sort: '-asked',
  search: ['a.email'],
  isLarge: true,
  filters: {
    which: listFilter(whichSchema, (consents, which) => {
      if (which === 'withdrawn') consents.whereNotNull('c.withdrawn_at')
      else if (which !== 'all') consents.whereNull('c.withdrawn_at')
      if (which === 'unconfirmed') consents.whereNull('c.confirmed_at')
      if (which === 'current') consents.whereNotNull('c.confirmed_at').whereNull('a.suppressed_at')
      if (which === 'suppressed') consents.whereNotNull('a.suppressed_at')
    }),
    list: listFilter(newsletterListSchema.optional(), (consents, list) => {
      if (list) consents.where('c.list', newsletterLists[list].key)
    }),
  },
  columns: [
    ['E-mailadres', ({ email }) => email],
    ['Nieuwsbrief', ({ name }) => name],
    ['Gevraagd op', ({ askedAt }) => askedAt],
    ['Bevestigd op', ({ confirmedAt }) => confirmedAt],
    ['Afgemeld op', ({ withdrawnAt }) => withdrawnAt],
    ['Afgemeld door', ({ withdrawnBy }) => withdrawnBy],
    ['Gesperd wegens', ({ suppressedBecause }) => suppressedBecause],
    ['Bron', ({ source }) => source],
    ['Formulier', ({ form }) => form],
    ['Tekst', ({ wording }) => wording],
  ],
  serialise: (row: SubscriberRow) => {
    const { id, email, list: key, wording, form, source } = row
    const list = newsletterOfKey(key)
    return {
      ...{ id, email, wording, form, source, name: list ? newsletterNames[list] : key },
      ...{ askedAt: row.asked_at.toISOString(), confirmedAt: timestampOrNull(row.confirmed_at) },
      ...{ withdrawnAt: timestampOrNull(row.withdrawn_at), withdrawnBy: row.withdrawn_by },
      suppressedBecause: row.suppressed_because,
    }
  },
})
