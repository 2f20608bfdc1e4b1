import createError from 'http-errors'

/** The last save of a document; null when its author is unknown. */
export interface LastChange {
  at: Date
  by: { id: number; name: string } | null
}

const zone = { timeZone: 'Europe/Amsterdam' } as const
const day = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', ...zone })
const clock = new Intl.DateTimeFormat('nl-NL', { hour: '2-digit', minute: '2-digit', ...zone })

/**
 * A 409 (RFC 9110 §15.5.10) that says who changed the document and when; `details.updatedAt` is the version to send in
 * order to overwrite it.
 * @param editorId of the editor whose save is rejected
 */
export function conflictError(change: LastChange, editorId: number | null, now = new Date()): Error {
  return createError(409, conflictSentence(change, editorId, now), {
    name: 'ConflictError',
    details: { updatedAt: change.at.toISOString() },
  })
}

export function conflictSentence({ at, by }: LastChange, editorId: number | null, now: Date): string {
  const moment = `${day.format(at) === day.format(now) ? '' : `op ${day.format(at)} `}om ${clock.format(at)}`
  const subject = by?.id === editorId && by ? 'U hebt' : `${by?.name ?? 'Iemand anders'} heeft`
  const where = by?.id === editorId && by ? ' elders' : ''
  return `${subject} dit stuk ${moment}${where} gewijzigd, nadat het hier werd geopend. Uw tekst is nog niet bewaard.`
}
