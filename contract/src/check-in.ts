import { z } from 'zod'
import { defineDomainErrors } from './domain-errors.ts'
import { mostScansAtOnce } from './most-scans.ts'
import { momentSchema, publicIdSchema } from './primitives.ts'

/**
 * What became of a scan. `admitted` once a ticket; `again` is a second use at a door with a connection; `conflict` one that was let in
 * without a connection after another door had admitted it. The others are not valid, whatever else happened to the ticket.
 */
export const checkInOutcomeSchema = z.enum([
  'admitted',
  'again',
  'conflict',
  'cancelled',
  'replaced',
  'other-event',
  'forged',
  'unknown',
])
export type CheckInOutcome = z.infer<typeof checkInOutcomeSchema>

/** Why a door without a connection let nobody in: its list, or the signature, says so. */
export const refusalSchema = checkInOutcomeSchema.exclude(['admitted', 'conflict'])
export type Refusal = z.infer<typeof refusalSchema>

/** An event as a door sees it. */
export const doorEventSchema = z.object({
  id: publicIdSchema,
  title: z.string(),
  startsAt: momentSchema,
  endsAt: momentSchema,
  /** 'De Steenhal, Utrecht'; null when it is only online */
  place: z.string().nullable(),
})
export type DoorEvent = z.infer<typeof doorEventSchema>

/** A browser that checks in at a door. */
export const doorDeviceSchema = z.object({ id: z.uuid(), event: doorEventSchema, door: z.string() })
export type DoorDevice = z.infer<typeof doorDeviceSchema>

/** When and where a ticket was used first. */
export const admissionSchema = z.object({ id: z.int().positive(), at: momentSchema, door: z.string() })
export type Admission = z.infer<typeof admissionSchema>

/** An attendee as a door sees it. */
export const attendeeSchema = z.object({
  ticket: z.int().positive(),
  name: z.string(),
  company: z.string().nullable(),
  /** of the ticket: 'Abonnee' */
  type: z.string(),
})
export type Attendee = z.infer<typeof attendeeSchema>

/** A ticket in the list of a door. */
export const listedTicketSchema = attendeeSchema.extend({
  /** the code that people type, without dashes */
  code: z.string(),
  /** of the codes that are valid: earlier ones were replaced when it was handed over */
  generation: z.int().positive(),
  /** null while it is valid */
  cancelledAt: momentSchema.nullable(),
  /** null while its holder is not inside */
  admission: admissionSchema.nullable(),
})
export type ListedTicket = z.infer<typeof listedTicketSchema>

/** What a door downloads, to check tickets without a connection. */
export const doorListSchema = z.object({
  event: doorEventSchema,
  /** changes with any ticket */
  version: z.string(),
  downloadedAt: momentSchema,
  /** for codes of tickets that are not in the list: they were sold later */
  keys: z.array(z.object({ id: z.int().min(0).max(255), key: z.string() })),
  tickets: z.array(listedTicketSchema),
})
export type DoorList = z.infer<typeof doorListSchema>

/** What anybody reads of a ticket by its code: a telephone's camera opens its address. There is no name in it. */
export const openedTicketSchema = z.object({
  event: doorEventSchema,
  state: z.enum(['valid', 'cancelled', 'replaced']),
})

/** A scan as a device sends it; it sends it again until it gets an answer. */
export const scanInput = z
  .object({
    /** made for this scan: sent again it is the same one */
    nonce: z.uuid(),
    /** what was scanned or typed; null when somebody was chosen by name */
    code: z.string().max(500).nullable(),
    ticket: z.int().positive().nullable(),
    door: z.string().trim().min(1).max(40),
    /** by the clock of the device */
    scannedAt: momentSchema,
    /** there was no connection, and the device said 'in wachtrij': the holder may have gone in */
    wasQueued: z.boolean(),
    /** what the device refused it as, without a connection; null otherwise */
    refusedAs: refusalSchema.nullable(),
  })
  .refine(({ code, ticket }) => (code === null) !== (ticket === null), 'Een scan heeft een code of een kaart.')
export type ScanInput = z.infer<typeof scanInput>

/** A scan in the log, and the answer to it. */
export const scanSchema = z.object({
  id: z.int().positive(),
  nonce: z.uuid(),
  outcome: checkInOutcomeSchema,
  /** null for a code that is no ticket of this event */
  attendee: attendeeSchema.nullable(),
  door: z.string(),
  scannedAt: momentSchema,
  /** of the ticket's first use, when it was used before */
  first: admissionSchema.nullable(),
  cancelledAt: momentSchema.nullable(),
  /** somebody has to look at it */
  isFlagged: z.boolean(),
  undone: z.object({ at: momentSchema, by: z.string(), because: z.string() }).nullable(),
})
export type Scan = z.infer<typeof scanSchema>

/** What a door shows beside the answers. */
export const doorFiguresSchema = z.object({
  inside: z.int().nonnegative(),
  /** valid tickets */
  expected: z.int().nonnegative(),
  /** admitted in the last five minutes, by the minute */
  perMinute: z.number().nonnegative(),
})
export type DoorFigures = z.infer<typeof doorFiguresSchema>

/** What a device sends every few seconds, with or without scans. */
export const syncInput = z.object({
  scans: z.array(scanInput).max(mostScansAtOnce),
  /** `cursor` of the answer before; null for none */
  since: momentSchema.nullable(),
  /** scans that stay behind on the device */
  queued: z.int().nonnegative().max(100_000),
})

export const syncSchema = z.object({
  /** in the order of the scans */
  results: z.array(scanSchema),
  /** who came in, and whose check-in was undone, since then; some may be repeated */
  changes: z.array(z.object({ ticket: z.int().positive(), admission: admissionSchema.nullable() })),
  cursor: momentSchema,
  figures: doorFiguresSchema,
  /** the last scans of all doors, newest first */
  recent: z.array(scanSchema),
  /** of the list: another one than that on the device asks for a download */
  listVersion: z.string(),
})
export type Sync = z.infer<typeof syncSchema>

/** The page of a device without scripts; `found` are those who match the search. */
export const doorPageSchema = z.object({
  device: doorDeviceSchema,
  figures: doorFiguresSchema,
  recent: z.array(scanSchema),
  found: z.array(listedTicketSchema),
  /** the scan that was asked for */
  scan: scanSchema.nullable(),
})
export type DoorPage = z.infer<typeof doorPageSchema>

const doorName = z
  .string({ error: 'Vul in bij welke deur u staat.' })
  .trim()
  .min(1, 'Vul in bij welke deur u staat.')
  .max(40, 'Dit mag hoogstens 40 tekens zijn.')

export const startDeviceInput = z.object({
  /** made with the form: a repeat starts the same device */
  id: z.uuid('Herlaad de pagina en probeer het opnieuw.'),
  event: publicIdSchema,
  door: doorName,
})

export const undoInput = z.object({
  /** id of the scan that admitted */
  scan: z.int().positive(),
  because: z
    .string({ error: 'Vul een reden in.' })
    .trim()
    .min(3, 'Vul een reden in.')
    .max(200, 'Dit mag hoogstens 200 tekens zijn.'),
})

export const checkInErrors = defineDomainErrors({
  /** also of an event that one may not check in for */
  'check-in/device-ended': {
    status: 410,
    sentence: 'Dit apparaat mag niet meer inchecken. Kies opnieuw de bijeenkomst en de deur.',
  },
  'check-in/not-admitted': { status: 409, sentence: 'Dit inchecken is al ongedaan gemaakt.' },
})
