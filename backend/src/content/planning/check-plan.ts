import type { FieldProblem } from '../../platform/errors/field-error'

/** The moments at which a document is to be published and unpublished, from the form or the database. */
export interface PlannedMoments {
  publishAt: Date | null
  unpublishAt: Date | null
}

/**
 * What is wrong with a plan: it unpublishes before it publishes, or all of it is in the past. A plan that was already
 * stored is accepted, so that a document whose scheduled time has passed can be edited.
 */
export function planProblems(stored: PlannedMoments, plan: PlannedMoments, now: Date): FieldProblem[] {
  const { publishAt, unpublishAt } = plan
  if (isSame(stored.publishAt, publishAt) && isSame(stored.unpublishAt, unpublishAt)) return []
  if (publishAt && unpublishAt && unpublishAt <= publishAt)
    return [{ path: ['unpublishAt'], message: 'Kies een moment na dat van “Publiceren op”.' }]
  if (unpublishAt && unpublishAt <= now)
    return [{ path: ['unpublishAt'], message: 'Dit moment is al voorbij. Kies een later moment.' }]
  if (publishAt && publishAt <= now && !unpublishAt)
    return [{ path: ['publishAt'], message: 'Dit moment is al voorbij. Kies een later moment, of publiceer nu zelf.' }]
  return []
}

export function isSame(one: Date | null, other: Date | null): boolean {
  return one?.getTime() === other?.getTime()
}
