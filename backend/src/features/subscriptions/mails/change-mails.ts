import { centsSchema } from '@gevel/contract/money/cents'
import { formatCents } from '@gevel/contract/money/format'
import { daySchema } from '@gevel/contract/primitives'
import { z } from 'zod'
import { writeDay } from '../../../ledger/papers/days'
import { linkSchema, nameSchema } from '../../../platform/mail/fields'
import { atMoment, greet } from '../../../platform/mail/mail-phrases'
import { button, text } from '../../../platform/mail/mail-text'
import { defineTemplate } from '../../../platform/mail/template'

const about = z.object({ name: nameSchema, planName: z.string(), subscriptionNumber: z.string(), link: linkSchema })
const reason = (brand: string) => `U krijgt deze mail omdat u een abonnement op ${brand} hebt.`

/** Confirms a cancellation at once. */
export const cancelledMail = defineTemplate(
  'subscriptionCancelled',
  about.extend({
    lastDay: daySchema,
    creditCents: centsSchema,
    /** false for one that was still to begin */
    hasBegun: z.boolean().default(true),
    at: z.coerce.date(),
  }),
  ({ name, planName, subscriptionNumber, lastDay, creditCents, hasBegun, at, link }, { brand }) => ({
    subject: `Uw opzegging van ${planName}`,
    preheader: hasBegun ? `U leest nog tot en met ${writeDay(lastDay)}.` : 'Het begint niet, en u betaalt niets.',
    title: 'Uw opzegging is ontvangen',
    greeting: greet(name),
    parts: [
      ...(hasBegun
        ? [
            text(
              `Op ${atMoment(at)} uur hebt u abonnement ${subscriptionNumber} opgezegd. Het loopt tot en met ${writeDay(lastDay)}; tot dan leest u alles wat u nu leest.`,
            ),
            text(
              creditCents > 0
                ? `U hebt voor de tijd daarna ${formatCents(creditCents)} vooruitbetaald. Dat krijgt u terug zodra het abonnement is gestopt.`
                : 'Daarna volgt geen factuur meer.',
            ),
            text('Bedenkt u zich? Tot die dag draait u de opzegging in uw account terug.'),
          ]
        : [
            text(
              `Op ${atMoment(at)} uur hebt u abonnement ${subscriptionNumber} opgezegd, voordat het begon. Het begint niet, en u betaalt niets.`,
            ),
          ]),
      button('Naar mijn abonnement', link),
    ],
    reason: reason(brand),
  }),
)

/** Confirms another plan or number of readers. */
export const changedMail = defineTemplate(
  'subscriptionChanged',
  about.extend({
    seats: z.int(),
    from: daySchema,
    chargedCents: centsSchema,
    creditCents: centsSchema,
    laterCents: centsSchema,
  }),
  ({ name, planName, subscriptionNumber, seats, from, chargedCents, creditCents, laterCents, link }, { brand }) => ({
    subject: `Uw abonnement ${subscriptionNumber} is gewijzigd`,
    preheader: `${planName} voor ${seats === 1 ? 'één lezer' : `${seats} lezers`}, vanaf ${writeDay(from)}.`,
    title: 'Uw abonnement is gewijzigd',
    greeting: greet(name),
    parts: [
      text(`Vanaf ${writeDay(from)} hebt u ${planName} voor ${seats === 1 ? 'één lezer' : `${seats} lezers`}.`),
      ...(chargedCents > 0
        ? [
            text(
              `Daarvoor is nu ${formatCents(chargedCents)} gefactureerd, naar rato van de dagen die de betaalde periode nog duurt.`,
            ),
          ]
        : []),
      ...(creditCents > 0 ? [text(`Van het vorige abonnement is ${formatCents(creditCents)} gecrediteerd.`)] : []),
      text(`Daarna kost het ${formatCents(laterCents)} per periode, inclusief btw.`),
      button('Naar mijn abonnement', link),
    ],
    reason: reason(brand),
  }),
)

/** Confirms another account; the mandate is attached. */
export const mandateMail = defineTemplate(
  'subscriptionMandate',
  about.extend({ account: z.string(), reference: z.string() }),
  ({ name, planName, account, reference, link }, { brand }) => ({
    subject: `Uw nieuwe machtiging ${reference}`,
    preheader: `Wij schrijven voortaan af van ${account}.`,
    title: 'Uw nieuwe machtiging',
    greeting: greet(name),
    parts: [
      text(
        `U hebt een andere rekening opgegeven voor ${planName}. Wij schrijven voortaan af van ${account}, met machtiging ${reference}. Voor elke afschrijving krijgt u eerst een mail.`,
      ),
      text('Hebt u dit niet gedaan? Beantwoord dan deze mail.'),
      button('Naar mijn abonnement', link),
    ],
    reason: reason(brand),
  }),
)
