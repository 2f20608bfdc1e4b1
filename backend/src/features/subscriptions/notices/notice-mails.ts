import { centsSchema } from '@gevel/contract/money/cents'
import { formatCents } from '@gevel/contract/money/format'
import { daySchema } from '@gevel/contract/primitives'
import { z } from 'zod'
import { writeDay } from '../../../ledger/papers/days'
import { linkSchema, nameSchema } from '../../../platform/mail/fields'
import { greet } from '../../../platform/mail/mail-phrases'
import { button, text } from '../../../platform/mail/mail-text'
import { defineTemplate } from '../../../platform/mail/template'

const reason = (brand: string) => `U krijgt deze mail omdat u een abonnement op ${brand} hebt.`

/** Tells a consumer, before the first term ends, that the subscription goes on and can be cancelled on any day. */
export const firstTermMail = defineTemplate(
  'subscriptionFirstTerm',
  z.object({ name: nameSchema, planName: z.string(), lastDay: daySchema, totalCents: centsSchema, link: linkSchema }),
  ({ name, planName, lastDay, totalCents, link }, { brand }) => ({
    subject: `De eerste periode van ${planName} loopt af`,
    preheader: `U las tot en met ${writeDay(lastDay)}; daarna loopt het abonnement door.`,
    title: 'Uw eerste periode loopt af',
    greeting: greet(name),
    parts: [
      text(
        `De eerste periode van ${planName} eindigt op ${writeDay(lastDay)}. Daarna loopt het abonnement door, voor ${formatCents(totalCents)} per periode.`,
      ),
      text(
        'Vanaf dan zegt u op wanneer u wilt, met hoogstens een maand opzegtermijn; wat u te veel betaalde, krijgt u terug. Wilt u niet verder, zeg dan voor die dag op.',
      ),
      button('Naar mijn abonnement', link),
    ],
    reason: reason(brand),
  }),
)

/** Tells that an introductory term is about to end by itself. */
export const introEndsMail = defineTemplate(
  'subscriptionIntroEnds',
  z.object({ name: nameSchema, planName: z.string(), lastDay: daySchema, plansLink: linkSchema }),
  ({ name, planName, lastDay, plansLink }, { brand }) => ({
    subject: `Uw kennismaking met ${brand} stopt binnenkort`,
    preheader: `U leest nog tot en met ${writeDay(lastDay)}. U hoeft niets te doen.`,
    title: 'Uw kennismaking stopt binnenkort',
    greeting: greet(name),
    parts: [
      text(`${planName} stopt vanzelf na ${writeDay(lastDay)}. U hoeft niets op te zeggen.`),
      text('Wilt u daarna verder lezen? Kies dan een abonnement.'),
      button('Bekijk de abonnementen', plansLink),
    ],
    reason: reason(brand),
  }),
)

/** Announces a price rise, at least a month before, with the right to cancel (BW 6:233, 6:236 i). */
export const priceRiseMail = defineTemplate(
  'subscriptionPriceRise',
  z.object({
    name: nameSchema,
    planName: z.string(),
    from: daySchema,
    oldCents: centsSchema,
    newCents: centsSchema,
    link: linkSchema,
  }),
  ({ name, planName, from, oldCents, newCents, link }, { brand }) => ({
    subject: `De prijs van ${planName} verandert op ${writeDay(from)}`,
    preheader: `Van ${formatCents(oldCents)} naar ${formatCents(newCents)} per periode.`,
    title: 'De prijs van uw abonnement verandert',
    greeting: greet(name),
    parts: [
      text(
        `Vanaf uw eerste periode na ${writeDay(from)} betaalt u voor ${planName} ${formatCents(newCents)} per periode, in plaats van ${formatCents(oldCents)}. Beide bedragen zijn met btw.`,
      ),
      text('Gaat u daar niet mee akkoord, dan zegt u op voordat de nieuwe prijs voor u ingaat. Dat kan op elke dag.'),
      button('Naar mijn abonnement', link),
    ],
    reason: reason(brand),
  }),
)
