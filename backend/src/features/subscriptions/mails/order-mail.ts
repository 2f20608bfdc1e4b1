import { centsSchema } from '@gevel/contract/money/cents'
import { formatCents } from '@gevel/contract/money/format'
import { daySchema } from '@gevel/contract/primitives'
import { z } from 'zod'
import { writeDay } from '../../../ledger/papers/days'
import { linkSchema, nameSchema } from '../../../platform/mail/fields'
import { greet } from '../../../platform/mail/mail-phrases'
import { amounts, button, note, text } from '../../../platform/mail/mail-text'
import { defineTemplate } from '../../../platform/mail/template'

/** Confirms an order on a durable medium (BW 6:230v lid 7); the terms, the mandate and the invoice are attached. */
export const orderMail = defineTemplate(
  'subscriptionOrdered',
  z.object({
    name: nameSchema,
    orderNumber: z.string(),
    subscriptionNumber: z.string(),
    planName: z.string(),
    lines: z.array(z.object({ description: z.string(), cents: centsSchema })),
    /** with VAT */
    totalCents: centsSchema,
    vatCents: centsSchema,
    startsOn: daySchema,
    /** the day of an introductory term that ends by itself */
    endsOn: daySchema.nullable(),
    /** how it is paid: the account and mandate, or an invoice */
    payment: z.string(),
    /** null for a company, which cannot withdraw; the last day, or 'open' until that of the first magazine is known */
    withdrawUntil: z.union([daySchema, z.literal('open')]).nullable(),
    /** for who has no account yet, and reads after making one with the address of the mail */
    registerLink: linkSchema.nullable(),
    accountLink: linkSchema,
    cancelLink: linkSchema,
    /** fills in the withdrawal */
    withdrawalLink: linkSchema,
  }),
  (order, { brand }) => ({
    subject: `Uw bestelling ${order.orderNumber}: ${order.planName}`,
    preheader: `Wij hebben uw bestelling ontvangen. Uw abonnement begint op ${writeDay(order.startsOn)}.`,
    title: 'Bedankt voor uw bestelling',
    greeting: greet(order.name),
    parts: [
      text(
        `U hebt ${order.planName} besteld. Het abonnement ${order.subscriptionNumber} begint op ${writeDay(order.startsOn)}${
          order.endsOn ? ` en stopt vanzelf na ${writeDay(order.endsOn)}` : ''
        }. Uw bestelnummer is ${order.orderNumber}.`,
      ),
      amounts([
        ...order.lines.map(({ description, cents }) => ({ label: description, amount: formatCents(cents) })),
        // the prices of a consumer have it already
        { label: order.withdrawUntil === null ? 'Btw' : 'Waarvan btw', amount: formatCents(order.vatCents) },
        { label: 'Totaal inclusief btw', amount: formatCents(order.totalCents), isTotal: true },
      ]),
      text(order.payment),
      ...(order.registerLink
        ? [
            text(
              'U leest met een account op dit mailadres, en dat is er nog niet. Maak het aan: uw abonnement staat er dan klaar.',
            ),
            button('Maak een account', order.registerLink),
          ]
        : [button('Naar mijn abonnement', order.accountLink)]),
      text(
        order.endsOn
          ? 'U hoeft niets op te zeggen.'
          : 'Opzeggen kan op elke dag, in uw account of door deze mail te beantwoorden.',
      ),
      ...(order.endsOn ? [] : [button('Opzeggen', order.cancelLink)]),
      ...(order.withdrawUntil === null
        ? []
        : [withdrawalNote(order.withdrawUntil), button('Hier herroepen', order.withdrawalLink)]),
    ],
    reason: `U krijgt deze mail omdat u een abonnement op ${brand} hebt besteld.`,
  }),
)

/** Says where the withdrawal function is (BW 6:230m lid 1 h, 6:230oa). */
function withdrawalNote(until: string) {
  const time =
    until === 'open'
      ? 'tot en met veertien dagen nadat u het eerste magazine hebt ontvangen'
      : `tot en met ${writeDay(until)}`
  return note(
    `Bedenkt u zich? U kunt de bestelling zonder reden herroepen, ${time}. Dat kan zonder in te loggen, met deze knop of met “Hier herroepen” onder aan elke pagina van de site.`,
  )
}
