import { z } from 'zod'
import { addressSchema } from './partners.ts'
import { daySchema } from './primitives.ts'
import { streetPlanSchema } from './street-plan.ts'

/** How far editors are with a message: `open` is being handled. */
export const ticketStates = ['new', 'open', 'done', 'spam'] as const
export type TicketState = (typeof ticketStates)[number]

/** A question goes to the addressee of its subject, a tip to the editors. */
export const ticketKinds = ['question', 'tip'] as const
export type TicketKind = (typeof ticketKinds)[number]

/** The year and a number within it: `2026-0017`. */
export const ticketNumberSchema = z.string().regex(/^\d{4}-\d{4,9}$/)

/** A subject to choose; its addressee is not public. Messages keep its label, so that a renamed one changes no ticket. */
export const contactSubjectSchema = z.object({
  label: z.string(),
  hint: z.string().nullable(),
  /** the label of a number that helps to find the sender: "Abonnee- of factuurnummer"; null without one */
  reference: z.string().nullable(),
})
export type ContactSubject = z.infer<typeof contactSubjectSchema>

/** A day as editors choose it, from Monday. */
export const weekdaySchema = z.enum(['Maandag', 'Dinsdag', 'Woensdag', 'Donderdag', 'Vrijdag', 'Zaterdag', 'Zondag'])

const clockTimeSchema = z.string().regex(/^\d{2}:\d{2}$/)

/** Days of the week with the same hours, 1 is Monday; without `opens` and `closes` they are closed. */
export const openingHoursSchema = z.object({
  firstDay: z.int().min(1).max(7),
  lastDay: z.int().min(1).max(7),
  opens: clockTimeSchema.nullable(),
  closes: clockTimeSchema.nullable(),
})
export type OpeningHours = z.infer<typeof openingHoursSchema>

const labelledSchema = z.object({ label: z.string(), value: z.string() })

/** What the contact page shows. `GET /public/contact`. */
export const contactSchema = z.object({
  intro: z.string().nullable(),
  subjects: z.array(contactSubjectSchema),
  phones: z.array(labelledSchema),
  hours: z.array(openingHoursSchema),
  /** days on which nobody is there, with the reason */
  closedDays: z.array(z.object({ day: daySchema, reason: z.string() })),
  company: z.object({
    name: z.string(),
    address: addressSchema,
    /** registration numbers, such as that of the chamber of commerce */
    numbers: z.array(labelledSchema),
  }),
  /** how to get there */
  directions: z.array(labelledSchema),
  /** null without a drawing */
  plan: streetPlanSchema.nullable().catch(null),
})
export type Contact = z.infer<typeof contactSchema>

/** A message of a reader, in the download of personal data. */
export const ownTicketSchema = z.object({
  number: ticketNumberSchema,
  kind: z.enum(ticketKinds),
  subject: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  reference: z.string().nullable(),
  message: z.string(),
  receivedAt: z.iso.datetime(),
  files: z.array(z.string()),
  /** the answers of editors */
  answers: z.array(z.object({ text: z.string(), sentAt: z.iso.datetime() })),
})
