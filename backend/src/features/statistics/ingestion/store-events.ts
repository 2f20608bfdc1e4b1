import { isLostConnection } from '../../../platform/database/lost-connection'
import { runAs } from '../../../platform/database/work'
import type { FilterReason } from '../filtering/filter-reason'
import type { EventRow } from './event-rows'
import { GroupCommit } from './group-commit'
import { isFull } from './storage-limit'

/** An event of a batch: its row, or the reason for which it is only counted. */
export interface ReportedItem {
  row?: EventRow
  reason?: FilterReason
}

interface StoredItem extends ReportedItem {
  /** UUID of its batch */
  batch: string
  /** whether events are only counted for now: then the id of the batch is not stored either */
  full: boolean
}

/**
 * Stores the items of batches that are not stored yet, in one statement and so in one transaction. The order of the
 * inserted ids, reasons and banners keeps two instances from a deadlock. What banners deliver is counted here: the caps of
 * a roll-up would be half an hour late. Anybody can report a banner that does not exist, which is not counted. While
 * events are only counted, one that is sent again counts again.
 */
const storeStatement = `
  WITH given AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(?::jsonb) AS item (
      batch uuid, "full" boolean, reason text, kind text, path text, subject text, action text, edition text, referrer text, device text, visitor bigint, source text
    )
  ), added AS (
    INSERT INTO gevel_statistics_batches (id) SELECT DISTINCT batch FROM given WHERE NOT "full" ORDER BY batch
    ON CONFLICT (id) DO NOTHING RETURNING id
  ), fresh AS (
    SELECT id FROM added UNION ALL SELECT DISTINCT batch FROM given WHERE "full"
  ), filtered AS (
    INSERT INTO gevel_statistics_filtered AS known (day, reason, events)
    SELECT (now() AT TIME ZONE 'Europe/Amsterdam')::date, reason, count(*) FROM given JOIN fresh ON fresh.id = given.batch
    WHERE reason IS NOT NULL GROUP BY reason ORDER BY reason
    ON CONFLICT (day, reason) DO UPDATE SET events = known.events + excluded.events
  ), delivered AS (
    INSERT INTO gevel_banner_days AS known (banner, day, views, clicks)
    SELECT banner.public_id, (now() AT TIME ZONE 'Europe/Amsterdam')::date,
      count(*) FILTER (WHERE action = 'view'), count(*) FILTER (WHERE action = 'click')
    FROM given JOIN fresh ON fresh.id = given.batch JOIN banners banner ON given.subject = 'banner:' || banner.public_id
    WHERE (reason IS NULL OR reason = 'full') AND kind = 'Marketing' GROUP BY banner.public_id ORDER BY banner.public_id
    ON CONFLICT (banner, day) DO UPDATE SET views = known.views + excluded.views, clicks = known.clicks + excluded.clicks
  ), counted AS (
    INSERT INTO gevel_statistics_stored AS known (day, stored)
    SELECT (now() AT TIME ZONE 'Europe/Amsterdam')::date,
      (SELECT count(*) FROM added) + (SELECT count(*) FROM given JOIN added ON added.id = given.batch WHERE reason IS NULL)
    ON CONFLICT (day) DO UPDATE SET stored = known.stored + excluded.stored
  )
  INSERT INTO gevel_statistics_events (kind, path, subject, action, edition, referrer, device, visitor, source)
  SELECT kind, path, subject, action, edition, referrer, device, visitor, source FROM given JOIN fresh ON fresh.id = given.batch
  WHERE reason IS NULL`

async function write(items: StoredItem[]): Promise<void> {
  const rows = items.map(({ row, ...item }) => ({ ...item, ...row }))
  await runAs('api', () => strapi.db.connection.raw(storeStatement, [JSON.stringify(rows)]))
}

/** PostgreSQL's classes (appendix A of its manual) of missing resources, such as a full disk, and failures of its system. */
const systemCodes = /^5[38]/

/** Whether events could not be stored for a reason that says nothing about them. */
export function isOutage(error: unknown): boolean {
  if (isLostConnection(error)) return true
  return error instanceof Error && 'code' in error && systemCodes.test(String(error.code))
}

/** 20,000 events are about 6 MB, which the database stores in about a second. */
const events = new GroupCommit<StoredItem>({ write, isOutage }, { maxAtOnce: 2_000, maxPending: 20_000 })

/** Writes that are under way or wait, by their batch. */
const underWay = new Map<string, Promise<number>>()

/**
 * Stores the items of a batch, together with those of other requests. A copy of a batch that is under way waits for that
 * one: in one statement both would be new.
 * @returns how many have a row that is stored: none while events are only counted (storage-limit.ts)
 * @throws QueueFull
 */
export function storeEvents(batch: string, items: readonly ReportedItem[]): Promise<number> {
  const writeUnderWay = underWay.get(batch)
  if (writeUnderWay) return writeUnderWay
  const stored = storeNew(batch, items).finally(() => underWay.delete(batch))
  underWay.set(batch, stored)
  return stored
}

/** An event that is only counted because of the limit keeps its row: banners still get their views. */
async function storeNew(batch: string, items: readonly ReportedItem[]): Promise<number> {
  const full = await isFull()
  const reason = full ? ('full' as const) : undefined
  await events.add(items.map((item) => ({ batch, full, reason, ...item })))
  return full ? 0 : items.filter((item) => !item.reason).length
}
