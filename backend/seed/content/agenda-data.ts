import { editionSchema } from '@gevel/contract/editions'
import { z } from 'zod'
import { pictureSchema } from '../body/directive-blocks'
import { dutchTimeSchema, slugSchema } from './article'
import { hrefSchema } from './page-data'
import { factSchema, personSchema, questionSchema } from './reference-data'

const daySchema = z.iso.date()
const clockSchema = z.string().regex(/^\d\d:\d\d$/)

/** The registration for an event: days are counted back from its start, prices are in euros without and with VAT. */
const registrationSchema = z.strictObject({
  places: z.int().positive(),
  opensBefore: z.int(),
  closesBefore: z.int().default(1),
  changeBefore: z.int().default(2),
  cancelBefore: z.int().default(7),
  hasWaitingList: z.boolean().default(true),
  types: z.array(
    z.strictObject({
      name: z.string(),
      description: z.string().optional(),
      price: z.tuple([z.number(), z.number()]).default([0, 0]),
      access: z.enum(['everybody', 'subscriber', 'invitation', 'domain']).default('everybody'),
      domains: z.array(z.string()).default([]),
      /** of a quota of its own */
      places: z.int().positive().optional(),
      most: z.int().positive().optional(),
      sold: z.int().default(0),
      waiting: z.int().default(0),
    }),
  ),
  /** of the type for invited people */
  invitations: z
    .array(
      z.strictObject({
        inviter: z.string(),
        name: z.string(),
        email: z.email(),
        /** with a number of places; a personal one has none */
        company: z.string().optional(),
        places: z.int().positive().default(1),
        isDeclined: z.boolean().default(false),
        note: z.string().optional(),
      }),
    )
    .default([]),
  /** parts of the programme that are chosen, by their start and room */
  sessions: z
    .array(z.strictObject({ start: clockSchema, room: z.string(), places: z.int().positive().optional() }))
    .default([]),
  questions: z
    .array(
      z.strictObject({
        kind: z.enum(['text', 'choice', 'diet']),
        label: z.string(),
        help: z.string().optional(),
        choices: z.array(z.string()).default([]),
      }),
    )
    .default([]),
})
export type RegistrationSource = z.infer<typeof registrationSchema>

export const eventSchema = z.strictObject({
  /** ends in the year of the event as written */
  slug: slugSchema,
  /** with the demo day, by whole weeks */
  moves: z.boolean().default(false),
  series: z.enum(['nationale-dhz-sessie', 'bouwgroothandel-bijeen', 'business-update-bouwgroothandel']).optional(),
  edition: editionSchema,
  title: z.string(),
  subtitle: z.string().optional(),
  startsAt: dutchTimeSchema,
  endsAt: dutchTimeSchema,
  online: z.boolean(),
  venue: z
    .strictObject({
      name: z.string(),
      street: z.string().optional(),
      postcode: z.string().optional(),
      city: z.string(),
    })
    .optional(),
  intro: z.string(),
  /** Markdown without directives */
  body: z.string(),
  registrationLink: hrefSchema.optional(),
  registration: registrationSchema.optional(),
  price: z.string().optional(),
  practical: z.array(factSchema),
  programme: z.array(
    z.strictObject({
      day: daySchema.optional(),
      start: clockSchema,
      end: clockSchema.optional(),
      room: z.string().optional(),
      title: z.string(),
      text: z.string().optional(),
      pause: z.boolean().default(false),
    }),
  ),
  speakers: z.array(personSchema.extend({ company: z.string().optional() })),
  sponsorsMain: z.array(slugSchema),
  sponsors: z.array(slugSchema),
  faq: z.array(questionSchema),
  cover: pictureSchema.optional(),
  /** Markdown without directives, written after the event */
  recap: z.string().optional(),
  photos: z.array(pictureSchema).default([]),
})
export type EventSource = z.infer<typeof eventSchema>

/** An issue of `data/magazines.yaml`, newest first. */
export const magazineSchema = z.strictObject({
  /** year and number as written, `2026-8`: how articles name their issue */
  id: z.string().regex(/^\d{4}-\d+$/),
  title: z.string(),
  intro: z.string(),
  pages: z.int().positive(),
  colour: z.enum(['blue', 'deep', 'ink', 'sand', 'clay', 'sky']),
  scene: z.string(),
  variant: z.int().min(1).max(4),
  contents: z.array(
    z.strictObject({
      page: z.int().positive(),
      title: z.string(),
      text: z.string().optional(),
      /** what its page says, of an issue that is printed: paragraphs separated by an empty line */
      body: z.string().optional(),
      /** on its page */
      picture: pictureSchema.optional(),
    }),
  ),
})
export type IssueFile = z.infer<typeof magazineSchema>

/** An issue with when it appeared. */
export type MagazineSource = IssueFile & { year: number; number: number; month: string; publishedOn: string }
