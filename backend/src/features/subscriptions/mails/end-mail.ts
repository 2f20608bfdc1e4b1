import { centsSchema } from '@gevel/contract/money/cents'
import { formatCents } from '@gevel/contract/money/format'
import { daySchema } from '@gevel/contract/primitives'
import { z } from 'zod'
import { writeDay } from '../../../ledger/papers/days'
import { linkSchema, nameSchema } from '../../../platform/mail/fields'
import { greet } from '../../../platform/mail/mail-phrases'
import { button, text } from '../../../platform/mail/mail-text'
import { defineTemplate } from '../../../platform/mail/template'

/** A subscription has ended: an introduction with an offer, one that was cancelled, or one that was not paid. */
export const endMail = defineTemplate(
  'subscriptionEnded',
  z.object({
    name: nameSchema,
    planName: z.string(),
    subscriptionNumber: z.string(),
    lastDay: daySchema,
    because: z.enum(['over', 'unpaid']),
    inIntro: z.boolean(),
    /** what was invoiced for the days after it, with VAT */
    creditCents: centsSchema,
    plansLink: linkSchema,
  }),
  ({ name, planName, subscriptionNumber, lastDay, because, inIntro, creditCents, plansLink }, { brand }) => ({
    subject: inIntro ? `Uw kennismaking met ${brand} is voorbij` : `Uw abonnement ${subscriptionNumber} is gestopt`,
    preheader: `U las ${planName} tot en met ${writeDay(lastDay)}.`,
    title: inIntro ? 'Uw kennismaking is voorbij' : 'Uw abonnement is gestopt',
    greeting: greet(name),
    parts: [
      text(
        because === 'unpaid'
          ? `Een factuur van ${planName} is niet op tijd betaald. Daarom is het abonnement gestopt na ${writeDay(lastDay)}. Wat openstaat voor de tijd tot die dag, bent u nog verschuldigd.`
          : `${planName} liep tot en met ${writeDay(lastDay)} en is gestopt. U hoeft niets te doen.`,
      ),
      ...(creditCents > 0
        ? [
            text(
              `Voor de dagen daarna was ${formatCents(creditCents)} gefactureerd. Dat bedrag is gecrediteerd; wat u al had betaald, krijgt u terug.`,
            ),
          ]
        : []),
      text(inIntro ? 'Wilt u verder lezen? Kies dan een abonnement.' : 'Wilt u later weer lezen? U bent welkom.'),
      button('Bekijk de abonnementen', plansLink),
    ],
    reason: `U krijgt deze mail omdat u een abonnement op ${brand} had.`,
  }),
)
