import { z } from 'zod'
import { ticketCodeField } from './own-tickets.ts'
import { daySchema } from './primitives.ts'

/** A part of an event's programme, for the holder of a ticket. */
export const ownProgrammePartSchema = z.object({
  /** `2026-12-03 11:15 Ovenzaal` */
  key: z.string(),
  day: daySchema,
  /** local clock time, `11:15` */
  start: z.string(),
  end: z.string().nullable(),
  room: z.string(),
  title: z.string(),
  /** the ticket has a place there */
  hasPlace: z.boolean(),
  /** in the holder's programme: picked, or a place */
  isPicked: z.boolean(),
})
export type OwnProgrammePart = z.infer<typeof ownProgrammePartSchema>

export const ownProgrammeSchema = z.array(ownProgrammePartSchema)

/** The keys of the parts that are picked, in place of all before. */
export const pickInput = z.object({ picks: z.array(z.string().max(300)).max(200), code: ticketCodeField })
