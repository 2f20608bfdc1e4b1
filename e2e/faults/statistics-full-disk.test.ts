import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { expect } from 'vitest'
import { get } from '../cluster/fetch-page.ts'
import { test } from './fault-test.ts'
import { batchesOf, sendBatch } from './send-batch.ts'

/**
 * Fails each write of events with the error of a full disk (53100), after its rows were written. A real full disk needs
 * a file system of its own, and so root.
 */
const fillDisk = `
  CREATE FUNCTION proef_full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
  CREATE TRIGGER proef_full_disk AFTER INSERT ON gevel_statistics_events EXECUTE FUNCTION proef_full_disk()`
const makeSpace = 'DROP FUNCTION IF EXISTS proef_full_disk CASCADE'

test('a full disk refuses events for a while, and neither loses pages nor counts a batch twice', async ({
  cluster,
}) => {
  const path = `/proef-schijf/${randomUUID()}`
  const batches = batchesOf(path, 6, 5)
  const database = new Client({ connectionString: cluster.databaseUrl })
  await database.connect()
  const stored = async () => {
    const { rows } = await database.query(
      `SELECT (SELECT count(*)::integer FROM gevel_statistics_events WHERE path = $1) AS events,
         (SELECT count(*)::integer FROM gevel_statistics_batches WHERE id = ANY ($2)) AS batches`,
      [path, batches.map(({ id }) => id)],
    )
    return rows[0]
  }
  const sendAll = async () => {
    const urls = [...cluster.websiteUrls, ...cluster.backends.map(({ url }) => url)]
    const answers = await Promise.all(batches.flatMap((batch) => urls.map((url) => sendBatch(url, batch))))
    return [...new Set(answers.map(({ status, headers }) => `${status} ${headers.get('retry-after')}`))]
  }
  try {
    await database.query(fillDisk)
    expect(await sendAll()).toEqual(['503 2'])
    expect(await stored()).toEqual({ events: 0, batches: 0 })
    for (const url of cluster.websiteUrls) {
      expect((await get(url, '/')).status).toBe(200)
      expect((await get(url, `/zoeken?q=${randomUUID()}`)).status).toBe(200)
    }
    await database.query(makeSpace)
    expect(await sendAll()).toEqual(['200 null'])
    expect(await stored()).toEqual({ events: 30, batches: 6 })
  } finally {
    await database.query(makeSpace)
    await database.query('DELETE FROM gevel_statistics_events WHERE path = $1', [path])
    await database.end()
  }
})
