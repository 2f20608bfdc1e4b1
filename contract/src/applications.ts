import { z } from 'zod'
import { applicationDays } from './cv-files.ts'
import { defineDomainErrors } from './domain-errors.ts'
import { momentSchema, publicIdSchema } from './primitives.ts'

/** How far the employer is with an application. */
export const applicationStatusSchema = z.enum(['new', 'seen', 'invited', 'rejected', 'hired'])
export type ApplicationStatus = z.infer<typeof applicationStatusSchema>

/** The names of the drafts of applications, and of the slot of its file. */
export const applicationWizard = 'sollicitatie'
export const cvSlot = 'cv'

/** Why an application is not accepted, or not shown. */
export const applicationErrors = defineDomainErrors({
  'applications/closed': {
    status: 409,
    sentence:
      'Deze vacature is gesloten terwijl u schreef. Solliciteren kan niet meer. Wat u schreef blijft hier staan, zodat u het kunt kopiëren.',
  },
  'applications/elsewhere': {
    status: 409,
    sentence: 'Solliciteren op deze vacature kan alleen bij de werkgever zelf. Wat u schreef blijft hier staan.',
  },
  'applications/gone': {
    status: 404,
    sentence: `Deze sollicitatie is er niet. Wij wissen sollicitaties ${applicationDays.usual} dagen nadat de vacature is gesloten.`,
  },
})

/** An application for who sent it, by the link in its mail. */
export const sentApplicationSchema = z.object({
  vacancy: z
    .object({ id: publicIdSchema, slug: z.string(), title: z.string(), employer: z.string().nullable() })
    .nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  motivation: z.string(),
  cv: z.object({ name: z.string(), bytes: z.int() }).nullable(),
  receivedAt: momentSchema,
  /** whether the employer may keep it for a year */
  isKept: z.boolean(),
})
export type SentApplication = z.infer<typeof sentApplicationSchema>

/** An application for the employer. */
export const receivedApplicationSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  motivation: z.string(),
  cv: z.object({ name: z.string(), type: z.string(), bytes: z.int() }).nullable(),
  status: applicationStatusSchema,
  receivedAt: momentSchema,
  /** the moment from which it is deleted; null while the vacancy is open */
  deletedFrom: momentSchema.nullable(),
  notes: z.array(z.object({ author: z.string(), text: z.string(), at: momentSchema })),
})
export type ReceivedApplication = z.infer<typeof receivedApplicationSchema>

/** An application for an employer without an account, by the link in its mail; `vacancy` is null while it is not published. */
export const linkedApplicationSchema = z.object({
  vacancy: z.object({ id: publicIdSchema, slug: z.string(), title: z.string() }).nullable(),
  application: receivedApplicationSchema,
})
export type LinkedApplication = z.infer<typeof linkedApplicationSchema>

/** An application of a reader, in the download of personal data. */
export const ownApplicationSchema = z.object({
  vacancy: publicIdSchema,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  motivation: z.string(),
  cv: z.string().nullable(),
  sentAt: momentSchema,
})
