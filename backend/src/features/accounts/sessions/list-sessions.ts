import type { Knex } from 'knex'
import { deviceOf } from '../../../platform/http/device'
import { timestamp } from '../../../platform/http/timestamp'

interface SessionRow {
  id: string
  agent: string
  started_at: Date
  rotated_at: Date
}

/** The sessions of an account, the most recently used first. */
export async function listSessions(knex: Knex, userId: number, currentId: string) {
  const rows: SessionRow[] = await knex('gevel_sessions')
    .where({ user_id: userId })
    .whereRaw('expires_at > now()')
    .orderBy('rotated_at', 'desc')
    .select('id', 'agent', 'started_at', 'rotated_at')
  return rows.map((row) => ({
    id: row.id,
    ...deviceOf(row.agent),
    startedAt: timestamp(row.started_at),
    usedAt: timestamp(row.rotated_at),
    current: row.id === currentId,
  }))
}
