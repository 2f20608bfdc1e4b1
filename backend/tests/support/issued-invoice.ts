import type { Client } from 'pg'

/** Stores a customer with an issued invoice whose PDF is still to be made. */
export async function storeIssuedInvoice(
  database: Client,
  { userId, buyer = {} }: { userId: number | null; buyer?: object },
): Promise<{ customerId: number; invoiceId: number; documentId: number }> {
  const unique = crypto.randomUUID()
  const insert = async (statement: string, values: unknown[]): Promise<number> =>
    (await database.query(`${statement} RETURNING id`, values)).rows[0].id
  const address = { street: 'Łódźstraat 7', postcode: '1012 AB', city: 'Amsterdam', country: 'NL' }
  const seller = { ...address, name: 'Voegwerk Media bv', kvk: '12345678', vatId: 'NL123456782B12' }
  const customerId = await insert(
    `INSERT INTO gevel_customers (number, kind, name, email, street, postcode, city, country)
     VALUES ($1, 'person', 'Юрий Šimić', 'klant@gevel.example', $2, $3, $4, $5)`,
    [unique, ...Object.values(address)],
  )
  if (userId !== null)
    await database.query(`INSERT INTO gevel_customer_people (customer_id, user_id, role) VALUES ($1, $2, 'owner')`, [
      ...[customerId, userId],
    ])
  const invoiceId = await insert(
    `INSERT INTO gevel_invoices (number, kind, customer_id, charge, issued_on, due_on, payment, seller, buyer, prices,
       net_cents, vat_cents, total_cents, open_cents, issued_at)
     VALUES ($1, 'invoice', $2, $1, '2026-11-20', '2026-12-20', 'invoice', $3, $4, 'incl', 113262, 10194, 123456, 123456, now())`,
    [unique, customerId, JSON.stringify(seller), JSON.stringify({ ...address, name: 'Юрий Šimić', ...buyer })],
  )
  await database.query(
    `INSERT INTO gevel_invoice_lines (invoice_id, position, description, quantity, unit_cents, net_cents, vat_rate, vat_category)
     VALUES ($1, 1, 'Gevel Compleet', 1, 123456, 113262, 900, 'S')`,
    [invoiceId],
  )
  await database.query(
    `INSERT INTO gevel_invoice_vat (invoice_id, vat_category, vat_rate, net_cents, vat_cents) VALUES ($1, 'S', 900, 113262, 10194)`,
    [invoiceId],
  )
  const documentId = await insert(
    `INSERT INTO gevel_customer_documents (customer_id, subject, subject_id, kind, name, type, props)
     VALUES ($1, 'invoice', $2, 'invoice-pdf', 'Factuur.pdf', 'application/pdf', $3)`,
    [customerId, invoiceId, JSON.stringify({ invoiceId, brand: 'Gevel' })],
  )
  return { customerId, invoiceId, documentId }
}
