import { z } from 'zod'
import { escapeLike, type ListFilter, listFilter } from '../../platform/admin-lists/list-filters'

/** SQL of the text of a customer `c` that its index `gevel_customers_text` has. */
const customerText = `(c.number || ' ' || c.name || ' ' || coalesce(c.contact, '') || ' ' || c.email || ' ' || coalesce(c.kvk, ''))`

const words = z
  .string()
  .max(200)
  .refine((text) => !text.includes('\0'))
  .transform((text) => text.split(/\s+/).filter(Boolean))

/** The number of an order, invoice or credit note, typed in full. */
const wholeNumber = /^[BCF]\d{4}-\d{6,}$/i

/**
 * Finds rows by their number, or by the name, contact, address, number or KvK number of their customer: each word in one of them.
 * Both are found by an index, which an `OR` over two tables would prevent. A whole number shares most of its trigrams with all others
 * of its year, so it is compared as a whole.
 * @param table of the rows, which the query calls `r`; their customer is `c`
 */
export function customerSearch(table: 'gevel_subscriptions' | 'gevel_orders' | 'gevel_invoices'): ListFilter {
  return listFilter(words, (rows, found) => {
    for (const word of found) {
      const pattern = `%${escapeLike(word)}%`
      if (wholeNumber.test(word)) rows.where('r.number', word.toUpperCase())
      else if (/\d/.test(word))
        rows.whereRaw(
          `r.id IN (SELECT id FROM ${table} WHERE number ILIKE :pattern
            UNION SELECT o.id FROM ${table} o JOIN gevel_customers c ON c.id = o.customer_id WHERE ${customerText} ILIKE :pattern)`,
          { pattern },
        )
      else rows.whereRaw(`${customerText} ILIKE ?`, [pattern])
    }
  })
}
