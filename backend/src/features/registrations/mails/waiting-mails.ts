import { href } from '@gevel/contract/hrefs'
import { z } from 'zod'
import { environment } from '../../../platform/environment/environment'
import { linkSchema, nameSchema } from '../../../platform/mail/fields'
import { atMoment, greet } from '../../../platform/mail/mail-phrases'
import { button, note, text } from '../../../platform/mail/mail-text'
import { queueMail } from '../../../platform/mail/queue-mail'
import { defineTemplate } from '../../../platform/mail/template'
import { waitingLink, waitingLinkCode } from '../links'
import type { EventRow } from '../stored/event-row'
import { eventFields, eventInMail, whenAndWhere, words } from './event-fields'

const fields = { name: nameSchema, ...eventFields, ticket: words, link: linkSchema }
const reasonOf = (brand: string) => `U krijgt deze mail omdat dit adres op een wachtlijst van ${brand} staat.`

/** Confirms a place on the waiting list. Anybody may have typed the address: its link takes it off. */
export const waitingMail = defineTemplate(
  'eventWaiting',
  z.object(fields),
  ({ name, ticket, link, ...event }, { brand }) => ({
    subject: `Wachtlijst: ${event.title}`,
    preheader: 'Komt er een plaats vrij, dan krijgt u haar aangeboden.',
    title: 'U staat op de wachtlijst',
    greeting: greet(name),
    parts: [
      text(`Voor ${event.title} (${ticket}) is nu geen plaats. U staat op de wachtlijst.`),
      text(whenAndWhere(event)),
      text(
        'Komt er een plaats vrij, dan gaat zij in volgorde van aanmelding naar de volgende. Wij houden haar 24 uur voor u vast, en u krijgt een mail.',
      ),
      button('Bekijk uw plaats op de lijst', link),
      note('Met die knop gaat u ook van de lijst af.'),
    ],
    reason: reasonOf(brand),
  }),
)

/** Offers a place to the next one on the waiting list. */
export const offerMail = defineTemplate(
  'eventOffer',
  z.object({ ...fields, until: z.coerce.date(), waitingLink: linkSchema }),
  ({ name, ticket, until, link, waitingLink: passOn, ...event }, { brand }) => ({
    subject: `Plaats vrij: ${event.title}`,
    preheader: `Wij houden haar vast tot ${atMoment(until)} uur.`,
    title: 'Er is een plaats voor u vrijgekomen',
    greeting: greet(name),
    parts: [
      text(`U stond op de wachtlijst voor ${event.title} (${ticket}). Er is nu een plaats voor u.`),
      text(whenAndWhere(event)),
      text(`Wij houden haar vast tot ${atMoment(until)} uur. Daarna gaat zij naar de volgende op de lijst.`),
      button('Neem de plaats', link),
      button('Geef haar door', passOn),
    ],
    reason: reasonOf(brand),
  }),
)

interface OfferedPlace {
  id: number
  name: string
  email: string
  typeName: string
  until: Date
}

/** Mails the offer of a place, in the transaction that makes it. */
export async function mailOffer(event: EventRow, { id, name, email, typeName, until }: OfferedPlace): Promise<void> {
  const { ends_at: endsAt } = event
  const link = new URL(href('/aanmelden/:id', { id: event.id }), environment.SITE_URL)
  link.searchParams.set('code', waitingLinkCode(id, endsAt))
  await queueMail(
    offerMail,
    email,
    {
      ...eventInMail({ ...event, startsAt: event.starts_at, endsAt }),
      ...{ name, ticket: typeName, until, link: link.href, waitingLink: waitingLink(id, endsAt) },
    },
    { replyTo: event.reply_to },
  )
}
