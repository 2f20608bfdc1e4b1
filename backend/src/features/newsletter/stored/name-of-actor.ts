import type { Actor } from '../../../ledger/events/record-event'

/** Somebody who changes an issue, as its log names them. */
export function nameOfActor(actor: Actor): string {
  return actor.kind === 'editor' ? actor.name : 'Gevel'
}
