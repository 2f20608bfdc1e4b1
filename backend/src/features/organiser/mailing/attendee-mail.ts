import { z } from 'zod'
import { nameSchema } from '../../../platform/mail/fields'
import { greet } from '../../../platform/mail/mail-phrases'
import { letter } from '../../../platform/mail/mail-text'
import { defineTemplate } from '../../../platform/mail/template'

/** What an organiser writes to the attendees of an event. */
export const attendeeMail = defineTemplate(
  'eventAttendees',
  z.object({ name: nameSchema, event: nameSchema, subject: z.string().max(78), text: z.string().max(8000) }),
  ({ name, event, subject, text }) => ({
    subject,
    preheader: `Over ${event}`.slice(0, 80),
    title: subject,
    greeting: greet(name),
    parts: [letter(text)],
    reason: `U krijgt deze mail omdat u een kaart hebt voor ${event}.`,
    isPersonal: true,
  }),
)
