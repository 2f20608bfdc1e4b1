import { z } from 'zod'
import { adminLog } from '../../platform/admin-lists/admin-log'
import { equals, fromDay, listFilter, startsWith, untilDay } from '../../platform/admin-lists/list-filters'
import { categoryName, isCategory, isKind } from './audit-kinds'
import { serialiseLine } from './serialise-line'

/** The lines of the audit log. */
export const auditLines = adminLog({
  query: () => strapi.db.connection('gevel_audit_log').select('*'),
  order: ['at', 'id'],
  filters: {
    /** id of a user of the admin; `none` stands for the system and unknown users */
    actor: listFilter(
      z.union([z.literal('none'), z.coerce.number().int().min(1).max(2_147_483_647)]),
      (lines, actor) => (actor === 'none' ? lines.whereNull('actor_id') : lines.where('actor_id', actor)),
    ),
    /** a kind, or a whole category */
    kind: listFilter(
      z.string().refine((kind) => isKind(kind) || isCategory(kind)),
      (lines, kind) => lines.where(isKind(kind) ? 'kind' : 'category', kind),
    ),
    from: fromDay('at'),
    until: untilDay('at'),
    /** a document, by its type and id */
    type: equals('target_type'),
    document: equals('target_id'),
    name: startsWith('target_name'),
  },
  columns: [
    ['Moment', ({ at }) => at],
    ['Soort', ({ kind }) => categoryName(kind)],
    ['Wat', ({ what }) => what],
    ['Aantal', ({ times }) => times],
    ['Wie', ({ actor }) => actor.name],
    ['Type', ({ target }) => target?.typeName ?? ''],
    ['Naam', ({ target }) => target?.name ?? ''],
    ['Nummer', ({ target }) => target?.id ?? ''],
    ['Gewijzigd', ({ changes }) => changes.join(', ')],
    ['Netwerk', ({ network }) => network],
    ['Apparaat', ({ device }) => device],
  ],
  serialise: serialiseLine,
})

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
