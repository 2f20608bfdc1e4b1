import type { Knex } from 'knex'
import { z } from 'zod'
import { type AuditCategory, type AuditKind, auditCategories, auditKinds } from './audit-kinds'

const kinds = [...Object.keys(auditKinds), ...Object.keys(auditCategories)] as [string, ...string[]]
const noNul = (text: string) => !text.includes('\0')
const shortText = z.string().min(1).max(200).refine(noNul)

/** The query of the audit log. */
export const auditFilters = z.object({
  /** id of a user of the admin; `none` stands for the system and unknown users */
  actor: z.union([z.literal('none'), z.coerce.number().int().min(1).max(2_147_483_647)]).optional(),
  /** a kind, or a whole category */
  kind: z.enum(kinds).optional(),
  /** first and last day, in Dutch time */
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  /** a document, by its type and id */
  type: shortText.optional(),
  document: shortText.optional(),
  /** prefix of the name of the subject */
  name: shortText.optional(),
})

export type AuditFilters = z.infer<typeof auditFilters>

/** A position in the list: after the line of this time (in microseconds) with this id. */
export const auditCursor = z
  .string()
  .regex(/^\d{1,17}\.\d{1,18}$/)
  .transform((text) => text.split('.') as [at: string, id: string])

export type AuditCursor = z.infer<typeof auditCursor>

/** A line as it is stored. */
export interface StoredLine {
  id: string
  at: Date
  cursor: string
  kind: AuditKind
  category: AuditCategory
  times: number
  actor_id: number | null
  actor: string
  target_type: string | null
  target_id: string | null
  target_name: string | null
  changes: string[]
  network: string
  device: string
}

const dayStart = `(?::date)::timestamp AT TIME ZONE 'Europe/Amsterdam'`
const dayEnd = `(?::date + 1)::timestamp AT TIME ZONE 'Europe/Amsterdam'`

/** The lines that match, newest first, at most `most`, after `after`. */
export async function findLines(filters: AuditFilters, most: number, after?: AuditCursor): Promise<StoredLine[]> {
  const { actor, kind, from, until, type, document, name } = filters
  const lines: Knex.QueryBuilder = strapi.db.connection('gevel_audit_log')
  if (actor === 'none') lines.whereNull('actor_id')
  else if (actor) lines.where('actor_id', actor)
  if (kind) lines.where(kind in auditKinds ? 'kind' : 'category', kind)
  if (from) lines.whereRaw(`at >= ${dayStart}`, [from])
  if (until) lines.whereRaw(`at < ${dayEnd}`, [until])
  if (type) lines.where('target_type', type)
  if (document) lines.where('target_id', document)
  if (name) lines.whereRaw(`lower(target_name) LIKE lower(?)`, [`${name.replace(/[\\%_]/g, '\\$&')}%`])
  if (after)
    lines.whereRaw(`(at, id) < ('epoch'::timestamptz + ?::bigint * interval '1 microsecond', ?::bigint)`, after)
  return lines
    .select('*', strapi.db.connection.raw(`(extract(epoch FROM at) * 1000000)::bigint || '.' || id AS cursor`))
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(most)
}

/** Every person with a line in the log, by their latest name. Reads one line per person, however many there are. */
export async function findActors(): Promise<{ id: number; name: string }[]> {
  const { rows } = await strapi.db.connection.raw<{ rows: { id: number; name: string }[] }>(
    `WITH RECURSIVE actors AS (
       SELECT min(actor_id) AS id FROM gevel_audit_log
       UNION ALL
       SELECT (SELECT min(actor_id) FROM gevel_audit_log WHERE actor_id > actors.id) FROM actors WHERE actors.id IS NOT NULL)
     SELECT id, (SELECT actor FROM gevel_audit_log l WHERE l.actor_id = actors.id ORDER BY at DESC, l.id DESC LIMIT 1) AS name
     FROM actors WHERE id IS NOT NULL ORDER BY name`,
  )
  return rows
}
