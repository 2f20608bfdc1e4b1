import { orderedSubscriptionSchema } from '@gevel/contract/subscriptions'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../support/database.ts'
import { type CaughtMail, readAttachment, untilMail } from '../support/mails.ts'
import { textOfPdf } from '../support/pdf-text.ts'
import { newEmail } from '../support/registration.ts'
import { orderOf, sendOrder } from '../support/subscription-orders.ts'
import { XmlQuery } from '../support/xml-query.ts'

let database: Client
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.end())

type Order = Awaited<ReturnType<typeof orderOf>>

/** Places an order. */
async function place(fields: Partial<Order>): Promise<{ orderNumber: string; mail: CaughtMail }> {
  const order = await orderOf(database, fields)
  const { body } = await sendOrder(order)
  const { orderNumber } = orderedSubscriptionSchema.parse(body)
  return { orderNumber, mail: await untilMail(order.customer.email, `Uw bestelling ${orderNumber}`) }
}

async function fileIn(mail: CaughtMail, prefix: string, extension: string): Promise<Buffer> {
  const file = mail.attachments.find(({ name }) => name.startsWith(prefix) && name.endsWith(extension))
  if (!file) throw new Error(`No ${prefix}${extension} among ${mail.attachments.map(({ name }) => name).join()}`)
  return readAttachment(file)
}

async function textIn(mail: CaughtMail, prefix: string): Promise<string> {
  return (await textOfPdf(await fileIn(mail, prefix, '.pdf'))).join('\n').replaceAll('\n', ' ')
}

test('mails a consumer the confirmation, terms, mandate, withdrawal form and invoice, and no UBL', async () => {
  const customer = { kind: 'person' as const, name: 'Юрий Šimić', email: newEmail() }
  const mandate = await database.query('SELECT mandate_version::text AS version FROM billing_settings LIMIT 1')
  const { orderNumber, mail } = await place({
    customer,
    payment: {
      ...{ method: 'direct-debit', iban: 'NL20INGB0001234567', holder: 'J. Šimić' },
      mandate: { textVersion: mandate.rows[0].version, agreed: true },
    },
  })
  expect(mail.attachments.map(({ type }) => type)).toEqual(Array(5).fill('application/pdf'))
  const confirmation = await textIn(mail, 'Bevestiging')
  for (const part of [orderNumber, 'Юрий Šimić', '€ 20,17', 'Looptijd en opzeggen', 'Herroepen', 'naar rato'])
    expect(confirmation).toContain(part)
  expect(await textIn(mail, 'Voorwaarden')).toContain('Versie van')
  expect(await textIn(mail, 'Machtiging')).toContain('NL20 INGB 0001 2345 67')
  expect(await textIn(mail, 'Modelformulier')).toContain('/herroepen')
  const invoice = await textIn(mail, 'Factuur')
  for (const part of ['Юрий Šimić', '€ 20,17', 'van rekening NL20 INGB 0001 2345 67']) expect(invoice).toContain(part)
})

test('says that an introduction ends by itself, also to a consumer for whom it begins later', async () => {
  const { rows } = await database.query(
    'SELECT id FROM gevel_plan_versions WHERE intro_weeks IS NOT NULL AND audience <> $1 ORDER BY id DESC LIMIT 1',
    ['company'],
  )
  for (const startsAtOnce of [true, false]) {
    const { mail } = await place({ planVersionId: rows[0].id, startsAtOnce })
    expect(mail.text).toContain('stopt vanzelf na')
    expect(mail.text).not.toContain('Opzeggen kan op elke dag')
    const confirmation = await textIn(mail, 'Bevestiging')
    expect(confirmation).toContain('U hoeft niets op te zeggen.')
    expect(confirmation).not.toContain('Het loopt door tot u opzegt')
  }
})

test('mails a company its invoice as PDF and as UBL with the same total, and no withdrawal form', async () => {
  const { mail } = await place({
    customer: {
      ...{ kind: 'company', name: 'Verfhuis De Kwast bv', kvk: '01234567', vatId: 'NL810433941B01' },
      ...{ contact: 'Łucja Šimić', email: newEmail() },
    },
    reference: 'PO-4711',
  })
  expect(mail.attachments.some(({ name }) => name.startsWith('Modelformulier'))).toBe(false)
  const xml = new XmlQuery(await fileIn(mail, 'Factuur', '.xml'))
  expect(xml.text('BuyerReference')).toBe('PO-4711')
  const total = xml.text('PayableAmount').replace('.', ',')
  xml.close()
  expect(await textIn(mail, 'Factuur')).toContain(`€ ${total}`)
})
