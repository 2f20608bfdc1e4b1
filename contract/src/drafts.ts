import { z } from 'zod'
import { cleanTexts } from './clean-text.ts'
import { defineDomainErrors } from './domain-errors.ts'
import { momentSchema } from './primitives.ts'

/** How long a draft is kept after its last change, in days. */
export const draftDays = 30

/** Why a draft cannot be opened, changed or sent. */
export const draftErrors = defineDomainErrors({
  'drafts/gone': { status: 404, sentence: 'Wat u invulde is er niet meer. Begin opnieuw.' },
  'drafts/changed': {
    status: 409,
    sentence: 'Er is iets gewijzigd sinds u deze pagina opende. Kijk uw antwoorden na en verstuur ze dan opnieuw.',
  },
  'drafts/sent': { status: 409, sentence: 'Dit is al verstuurd en kan niet meer worden gewijzigd.' },
})

/** What somebody typed in a field: a text, a tick, choices, the fields of a group or the rows of a list. */
export type DraftEntry = string | boolean | DraftEntry[] | { [field: string]: DraftEntry }
/** What somebody typed in a step, valid or not, by the name of the field. */
export type StepEntries = Record<string, DraftEntry>

const nameSchema = z.string().regex(/^[a-zA-Z][\w-]{0,39}$/)
const textOrTick = z.union([z.string(), z.boolean()])

/** Entries of this depth at most: recursion without a limit would run out of stack on a hostile body. */
const entrySchema = [1, 2, 3, 4].reduce<z.ZodType<DraftEntry>>(
  (below) => z.union([textOrTick, z.array(below).max(200), z.record(nameSchema, below)]),
  textOrTick,
)

/** Entries of a step, without characters of no text. Passwords and files are never stored. */
export const stepEntriesSchema = z.record(nameSchema, entrySchema).transform((entries) => cleanTexts(entries))

/** Proves that a draft belongs to a browser: the value of its cookie, 256 random bits as base64url. */
export const newDraftKeySchema = z.string().regex(/^[\w-]{43}$/)
/** Null for a browser without that cookie; then only the bearer token of the account counts. */
export const draftKeySchema = newDraftKeySchema.nullable()

export const wizardNameSchema = nameSchema
export const stepNameSchema = nameSchema

/**
 * The draft that the last submission of a wizard sends: the input of the endpoint of its feature contains it.
 * `version` is that of the answers that were shown, so that nobody orders what another tab changed meanwhile.
 */
export const draftReferenceSchema = z.object({ id: z.uuid(), key: draftKeySchema, version: z.string().max(64) })
export type DraftReference = z.infer<typeof draftReferenceSchema>

/** A file in a slot of a draft: its content is stored until the draft is sent, replaced or gone. */
export const draftFileSchema = z.object({
  /** the field of the form that it was chosen for */
  slot: z.string(),
  name: z.string(),
  /** media type, by its content */
  type: z.string(),
  bytes: z.int().nonnegative(),
  storedAt: momentSchema,
  /** a PDF with a password, which its reader may not be able to open */
  isLocked: z.boolean().default(false),
})
export type DraftFile = z.infer<typeof draftFileSchema>

/** A draft for its owner. */
export const draftSchema = z.object({
  id: z.uuid(),
  /** by step */
  entries: z.record(z.string(), z.record(z.string(), z.json())),
  /** the steps that were sent and accepted */
  done: z.array(z.string()),
  /** of all entries: it is another after every change */
  version: z.string(),
  /** of the entries of a step, by its name */
  stepVersions: z.record(z.string(), z.string()),
  /** absent from a backend that stores none yet */
  files: z.array(draftFileSchema).default([]),
  /** whether an account owns it, and no longer the browser */
  isOfAccount: z.boolean(),
  savedAt: momentSchema,
  /** what the last submission returned; null before it */
  result: z.record(z.string(), z.json()).nullable(),
})
export type Draft = z.infer<typeof draftSchema>

/** A draft in the download of personal data. */
export const ownDraftSchema = z.object({
  wizard: z.string(),
  entries: z.record(z.string(), z.json()),
  createdAt: momentSchema,
  changedAt: momentSchema,
  sentAt: momentSchema.nullable(),
})
