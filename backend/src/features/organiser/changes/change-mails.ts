import { formatCents } from '@gevel/contract/money/format'
import { z } from 'zod'
import { writeDay } from '../../../ledger/papers/days'
import { addressSchema, linkSchema, nameSchema } from '../../../platform/mail/fields'
import { atMoment, greet } from '../../../platform/mail/mail-phrases'
import { button, type MailPart, note, quote, text } from '../../../platform/mail/mail-text'
import { defineTemplate } from '../../../platform/mail/template'
import { titleInMail } from '../../registrations/mails/event-fields'
import { filesOfGoneTicket, filesOfTicket } from '../../registrations/mails/ticket-files'

const ofTicket = { ticketId: z.int(), holder: z.int() }
const place = z.string().max(300)
const before = { startedAt: z.coerce.date(), placeBefore: place }

const movedFields = {
  ...{ name: nameSchema, event: titleInMail },
  ...before,
  ...{ startsAt: z.coerce.date(), place, link: linkSchema },
}
type Moved = z.output<z.ZodObject<typeof movedFields>>

/** The words about the move of an event, for a ticket holder or somebody on the waiting list. */
function writeMove(
  { name, event, startedAt, placeBefore, startsAt, place: where }: Moved,
  { parts, reason }: { parts: readonly MailPart[]; reason: string },
) {
  return {
    subject: `Gewijzigd: ${event}`,
    preheader: `${atMoment(startsAt)}, ${where}`,
    title: 'Het evenement is verplaatst',
    greeting: greet(name),
    parts: [
      text(`${event} is op ${atMoment(startsAt)}, ${where}.`),
      text(`Eerder was dat ${atMoment(startedAt)}, ${placeBefore}.`),
      ...parts,
    ],
    reason,
  }
}

/** Tells a ticket holder that the event is at another time or place. */
export const eventMovedMail = defineTemplate(
  'eventMoved',
  z.object({
    ...ofTicket,
    ...movedFields,
    /** the last day of cancelling; none once that is over */
    cancelUntil: z.iso.date().nullish(),
  }),
  ({ cancelUntil, ...move }) =>
    writeMove(move, {
      parts: [
        text('Uw kaart blijft geldig, en de afspraak in uw agenda gaat mee.'),
        ...(cancelUntil
          ? [text(`Komt het u zo niet uit, dan annuleert u kosteloos tot en met ${writeDay(cancelUntil)}.`)]
          : []),
        button('Bekijk uw kaart', move.link),
      ],
      reason: 'U krijgt deze mail omdat u een kaart hebt voor dit evenement.',
    }),
  filesOfTicket,
)

/** Tells somebody on the waiting list that the event is at another time or place: the place on the list stays. */
export const waitingMovedMail = defineTemplate('eventWaitingMoved', z.object(movedFields), (move) =>
  writeMove(move, {
    parts: [
      text('Uw plaats op de wachtlijst blijft. Komt het u zo niet uit, dan gaat u met de knop van de lijst af.'),
      button('Bekijk uw plaats op de lijst', move.link),
    ],
    reason: 'U krijgt deze mail omdat u op de wachtlijst staat.',
  }),
)

/** Tells a ticket holder that the event does not take place. */
export const eventCancelledMail = defineTemplate(
  'eventCancelled',
  z.object({
    ...{ ...ofTicket, name: nameSchema, email: addressSchema },
    ...{ event: titleInMail, startsAt: z.coerce.date(), because: z.string().max(2000) },
    /** what is paid back for the ticket, and by when; 0 where nothing was paid */
    refundCents: z.int().nonnegative(),
    refundUntil: z.iso.date(),
  }),
  ({ name, event, startsAt, because, refundCents, refundUntil }) => ({
    subject: `Afgelast: ${event}`,
    preheader: `Het evenement van ${atMoment(startsAt)} gaat niet door.`,
    title: 'Het evenement gaat niet door',
    greeting: greet(name),
    parts: [
      text(`${event} van ${atMoment(startsAt)} is afgelast. Uw kaart is vervallen.`),
      quote(because),
      ...(refundCents > 0
        ? [text(`Wij betalen ${formatCents(refundCents)} terug, uiterlijk op ${writeDay(refundUntil)}.`)]
        : []),
      note('De afspraak verdwijnt uit uw agenda.'),
    ],
    reason: 'U krijgt deze mail omdat u een kaart had voor dit evenement.',
  }),
  filesOfGoneTicket,
)

/** Tells somebody on the waiting list that the event does not take place. */
export const waitingCancelledMail = defineTemplate(
  'eventWaitingCancelled',
  z.object({ name: nameSchema, event: titleInMail, because: z.string().max(2000) }),
  ({ name, event, because }) => ({
    subject: `Afgelast: ${event}`,
    preheader: 'Uw plaats op de wachtlijst is vervallen.',
    title: 'Het evenement gaat niet door',
    greeting: greet(name),
    parts: [text(`${event} is afgelast. Uw plaats op de wachtlijst is vervallen.`), quote(because)],
    reason: 'U krijgt deze mail omdat u op de wachtlijst stond.',
  }),
)

/** Sends who paid the credit note of a cancelled event. */
export const eventCreditedMail = defineTemplate(
  'eventCredited',
  z.object({ name: nameSchema, event: titleInMail, refundCents: z.int(), until: z.iso.date() }),
  ({ name, event, refundCents, until }) => ({
    subject: `Creditnota: ${event}`,
    preheader: 'In de bijlage.',
    title: 'Uw creditnota',
    greeting: greet(name),
    parts: [
      text(`${event} gaat niet door. De creditnota van uw kaarten is bijgevoegd.`),
      text(
        refundCents > 0
          ? `Wij betalen ${formatCents(refundCents)} terug, uiterlijk op ${writeDay(until)}.`
          : 'De factuur stond nog open: u hoeft haar niet meer te betalen.',
      ),
    ],
    reason: 'U krijgt deze mail omdat u de kaarten bestelde.',
  }),
)
