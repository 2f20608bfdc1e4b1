import { adminList } from '../../../platform/admin-lists/admin-list'
import { timestamp } from '../../../platform/http/timestamp'

interface StaffRow {
  id: number
  name: string
  email: string
  event: string | null
  added_by: string
  added_at: Date
  devices: number
}

/** Who checks in at doors, for which event, and on how many devices now. */
export const staffList = adminList({
  query() {
    const knex = strapi.db.connection
    return knex('gevel_door_staff as s')
      .join('up_users as u', 'u.id', 's.user_id')
      .leftJoin('gevel_events as e', 'e.id', 's.event_id')
      .select(
        ...['s.id', 'u.email', 'e.title as event', 's.added_by', 's.added_at'],
        knex.raw('coalesce(u.name, u.username) AS name'),
        knex.raw(
          `(SELECT count(*)::integer FROM gevel_door_devices d WHERE d.user_id = s.user_id AND d.ended_at IS NULL AND d.session_id IS NOT NULL
             AND (s.event_id IS NULL OR d.event_id = s.event_id)) AS devices`,
        ),
      )
  },
  id: 's.id',
  sortable: { name: ['lower(coalesce(u.name, u.username))'], added: ['s.added_at'] },
  sort: 'name',
  search: ['u.name', 'u.username', 'u.email', 'e.title'],
  columns: [
    ['Naam', ({ name }) => name],
    ['E-mailadres', ({ email }) => email],
    ['Evenement', ({ event }) => event ?? 'Alle'],
    ['Apparaten', ({ devices }) => devices],
    ['Aangewezen door', ({ addedBy }) => addedBy],
    ['Aangewezen', ({ addedAt }) => addedAt],
  ],
  serialise: ({ added_by, added_at, ...row }: StaffRow) => ({
    ...row,
    ...{ addedBy: added_by, addedAt: timestamp(added_at) },
  }),
  pageSize: 25,
})
