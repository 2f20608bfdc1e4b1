import type { Context } from 'koa'
import type { Actor } from '../../ledger/events/record-event'
import { editorOf } from '../../platform/roles/editor'

/** The editor of a request, as a timeline names one. */
export function editorActor(ctx: Context): Extract<Actor, { name: string }> {
  const { firstname, lastname, email } = editorOf(ctx)
  return { kind: 'editor', name: [firstname, lastname].filter(Boolean).join(' ') || email }
}
