import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectToCopy } from '../../scripts/backups/copy-cluster.ts'
import { makeBackup } from '../../scripts/backups/make-backup.ts'
import { restoreBackup } from '../../scripts/backups/restore-backup.ts'
import { databaseBeside } from '../../scripts/database/connection.ts'
import { chooseLocation } from '../../scripts/embedded-postgres/cluster-location.ts'
import { type EmbeddedDatabase, openEmbeddedPostgres } from '../../scripts/embedded-postgres/open.ts'

const task = { hold: async <Kind>(running: Promise<Kind> | Kind) => running }

describe('a back-up of a database during writes', { timeout: 120_000 }, () => {
  let folder: string
  let database: EmbeddedDatabase
  let client: pg.Client
  const inFolder = (...names: string[]) => path.join(folder, ...names)
  const file = () => inFolder('backups', 'gevel.tar.gz')

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'gevel-backup-'))
    // The database's own user needs access.
    await chmod(folder, 0o755)
    await mkdir(inFolder('site', 'media', 'uploads'), { recursive: true })
    await writeFile(inFolder('site', 'media', 'uploads', 'picture.jpg'), 'a picture')
    database = await openEmbeddedPostgres(inFolder('site'))
    client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await client.query(`
      create table orders (id integer primary key, text text);
      create table lines (id integer primary key, text text);
      insert into orders select n, repeat('x', 1000) from generate_series(-2000, 0) n;
      insert into lines select * from orders`)
  }, 60_000)

  afterAll(async () => {
    await client.end()
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }, 30_000)

  async function backUp() {
    return makeBackup(
      task,
      { dataDir: inFolder('site'), place: await chooseLocation(inFolder('site')), url: database.url, bucket: false },
      file(),
    )
  }

  const restore = async (name: string) =>
    restoreBackup(task, file(), inFolder(name), await chooseLocation(inFolder(name)))

  it('has every write from before it, and only whole transactions', async () => {
    let written = 0
    let writing = true
    const write = async () => {
      while (writing) {
        const next = written + 1
        await client.query(`begin; insert into orders values (${next}, 'new'); insert into lines values (${next}, 'new');
          update lines set text = repeat('y', 1000) where id = -(${next} % 2000); commit`)
        written = next
      }
    }
    const writer = write()
    await expect.poll(() => written).toBeGreaterThan(50)
    const before = written
    await backUp()
    const after = written
    writing = false
    await writer
    expect(after).toBeGreaterThan(before)

    await restore('restored')
    const restored = await openEmbeddedPostgres(inFolder('restored'))
    try {
      const reader = new pg.Client({ connectionString: restored.url })
      await reader.connect()
      const { rows } = await reader.query(`
        select (select count(*)::int from orders) as orders, (select count(*)::int from lines) as lines,
          (select max(id) from orders) as last, (select count(*)::int from orders full join lines using (id)
            where orders.id is null or lines.id is null) as halves`)
      await reader.end()
      expect(rows[0]).toMatchObject({ halves: 0, orders: rows[0].lines })
      expect(rows[0].orders).toBe(2001 + rows[0].last)
      expect(rows[0].last).toBeGreaterThanOrEqual(before)
      expect(rows[0].last).toBeLessThanOrEqual(after)
    } finally {
      await restored.stop()
    }
    expect(await readFile(inFolder('restored', 'media', 'uploads', 'picture.jpg'), 'utf8')).toBe('a picture')
  })

  it('is readable only by our own user, and leaves no temporary files', async () => {
    expect(await readdir(inFolder('backups'))).toEqual(['gevel.tar.gz'])
    if (process.platform !== 'win32') expect((await stat(file())).mode & 0o777).toBe(0o600)
    const { data } = await chooseLocation(inFolder('site'))
    expect(existsSync(`${data}.backup`)).toBe(false)
  })

  it('replaces existing data, old media included', async () => {
    await writeFile(inFolder('restored', 'media', 'uploads', 'later.jpg'), 'another')
    await restore('restored')
    expect(await readdir(inFolder('restored', 'media', 'uploads'))).toEqual(['picture.jpg'])
    expect((await readdir(inFolder('restored'))).filter((name) => name.includes('replaced'))).toEqual([])
  })

  it('is rejected when it is truncated, and existing data stay', async () => {
    await truncate(file(), (await stat(file())).size - 1000)
    await expect(restore('restored')).rejects.toThrow('is damaged or incomplete: unexpected end of file.')
    expect(await readdir(inFolder('restored', 'media', 'uploads'))).toEqual(['picture.jpg'])
    const reopened = await openEmbeddedPostgres(inFolder('restored'))
    await reopened.stop()
  })

  it('succeeds while databases are dropped', async () => {
    const names = Array.from({ length: 6 }, (_, n) => `dropped_${n}`)
    for (const name of names) await client.query(`create database ${name}`)
    const copied = `${(await chooseLocation(inFolder('site'))).data}.backup`
    const backingUp = backUp()
    await Promise.race([
      backingUp,
      // The copying begins after a checkpoint, which takes seconds on a busy disk.
      expect.poll(() => existsSync(path.join(copied, 'base')), { interval: 1, timeout: 60_000 }).toBe(true),
    ])
    for (const name of names.reverse()) await client.query(`drop database ${name}`)
    await backingUp
    await restore('after-drops')
    const restored = await openEmbeddedPostgres(inFolder('after-drops'))
    const reader = new pg.Client({ connectionString: restored.url })
    try {
      await reader.connect()
      const { rows } = await reader.query(`select datname from pg_database where datname like 'dropped%'`)
      for (const { datname } of rows) expect(names).toContain(datname)
    } finally {
      await reader.end()
      await restored.stop()
    }
  })

  it('cannot run twice at the same time', async () => {
    const [first, second] = await Promise.allSettled([backUp(), backUp()])
    expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected'])
    const refused = first.status === 'rejected' ? first : second
    expect(refused).toMatchObject({ reason: { message: 'Another back-up of this database is being made.' } })
  })

  it('leaves its database free to be a template', async () => {
    await client.query('create database original')
    const copying = await connectToCopy(databaseBeside(database.url, 'original'))
    try {
      await client.query('create database duplicate template original')
    } finally {
      await copying.end()
    }
  })
})
