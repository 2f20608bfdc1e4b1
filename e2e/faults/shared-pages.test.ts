import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { Client } from 'pg'
import { expect } from 'vitest'
import type { Cluster } from '../cluster/cluster.ts'
import { article } from '../cluster/publish.ts'
import { test } from './fault-test.ts'
import { createNamedReaders, logIn, type NamedReader } from './named-readers.ts'

/** A longer run: `POISON_READERS=50 POISON_ANSWERS=100000 npm run test:slow -- --only faults`. */
const readerCount = Number(process.env.POISON_READERS ?? 10)
const answerCount = Number(process.env.POISON_ANSWERS ?? 200)
/** A change that was committed longer ago than this is in every answer, also on a machine that is busy with other tests. */
const everywhereWithinMs = 2_000
const clients = 4
const secret = 'Alleen-abonnees-lezen-deze-zin'

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T

function text(words: string) {
  const paragraph = (line: string) => ({ type: 'paragraph', children: [{ type: 'text', text: line }] })
  const lines = [...Array.from({ length: 12 }, (_, at) => `Alinea ${at} van een lang bericht.`), words]
  return [{ __component: 'blocks.text', content: lines.map(paragraph) }]
}

/** Changes a reader, and notes that its pages may still be either until a while after it. */
async function change(reader: NamedReader, act: () => Promise<Partial<NamedReader>>): Promise<void> {
  const note = () => Object.assign(reader, { changedMs: Date.now(), changes: reader.changes + 1 })
  note()
  Object.assign(reader, await act())
  note()
}

async function changeSomething(reader: NamedReader, database: Client, backendUrl: string, articleId: number) {
  const { id, isSubscriber, hasSaved } = reader
  const kind = Math.random()
  if (kind < 0.4) {
    await change(reader, async () => {
      const statement = isSubscriber
        ? 'DELETE FROM gevel_entitlements WHERE user_id = $1'
        : `INSERT INTO gevel_entitlements (user_id, source, edition, from_on)
           VALUES ($1, 'complimentary', 'general', (now() AT TIME ZONE 'Europe/Amsterdam')::date)`
      await database.query(statement, [id])
      return { isSubscriber: !isSubscriber }
    })
  } else if (kind < 0.8) {
    await change(reader, async () => {
      const statement = hasSaved
        ? 'DELETE FROM gevel_saved_articles WHERE user_id = $1 AND article_public_id = $2'
        : 'INSERT INTO gevel_saved_articles VALUES ($1, $2)'
      await database.query(statement, [id, articleId])
      return { hasSaved: !hasSaved }
    })
  } else if (reader.isLoggedIn) {
    await change(reader, async () => {
      await database.query('DELETE FROM gevel_sessions WHERE user_id = $1', [id])
      return { isLoggedIn: false }
    })
  } else {
    await change(reader, async () => ({ cookie: await logIn(backendUrl, reader.email), isLoggedIn: true }))
  }
}

/** What an answer says of its reader. */
function facts(html: string, isArticle: boolean) {
  const names = new Set(html.match(/Eigennaam\d+/g))
  return {
    names: [...names],
    isLoggedIn: names.size > 0,
    ...(isArticle && { isSubscriber: html.includes(secret), hasSaved: html.includes('name="keep" value="no"') }),
  }
}

function expected(reader: NamedReader, isArticle: boolean) {
  const { name, isLoggedIn } = reader
  return {
    names: isLoggedIn ? [name.replace('<&>', '')] : [],
    isLoggedIn,
    ...(isArticle && { isSubscriber: isLoggedIn && reader.isSubscriber, hasSaved: isLoggedIn && reader.hasSaved }),
  }
}

async function compareAnswers(cluster: Cluster, readers: readonly NamedReader[], path: string, counts: Counts) {
  while (!isEnough(counts)) {
    counts.answers += 1
    const reader = pick(readers)
    const { changes, changedMs, cookie, name } = reader
    const ageMs = Date.now() - changedMs
    const asked = Math.random() < 0.7 ? path : '/'
    const response = await fetch(pick(cluster.websiteUrls) + asked, { headers: { accept: 'text/html', cookie } })
    const html = await response.text()
    const status = response.headers.get('cache-status') ?? ''
    const seen = facts(html, asked === path)
    // of this reader or of nobody, at any time
    expect([[], [name.replace('<&>', '')]], status).toContainEqual(seen.names)
    expect(html.includes(name), 'a name that is not escaped').toBe(false)
    // the site rejects what it cannot render in time, with an error page of this reader when only the article is missing
    if (response.status === 503 && response.headers.has('retry-after')) {
      expect(html).not.toContain(secret)
      counts.rejected += 1
      continue
    }
    expect(response.status, status).toBe(200)
    if (status.includes('detail=shared')) counts.shared += 1
    if (changes !== reader.changes) continue
    const known = expected(reader, asked === path)
    // an article that is read while it is replaced may lack its text, also where it is not shared; it never has too much
    if (known.isSubscriber && !seen.isSubscriber) {
      counts.withoutText += 1
      continue
    }
    if (ageMs > everywhereWithinMs) {
      counts.settled += 1
      expect(seen, `${status}, ${ageMs} ms after a change`).toEqual(known)
    } else if (!isDeepStrictEqual(seen, known)) counts.latestMs = Math.max(counts.latestMs, ageMs)
  }
}

interface Counts {
  answers: number
  shared: number
  settled: number
  withoutText: number
  rejected: number
  /** the longest that an answer was behind a change */
  latestMs: number
  isStopped: boolean
}

/** Many of the answers were shared and came long after a change, or the test has shown nothing. */
function isEnough({ answers, shared, settled, isStopped }: Counts): boolean {
  return isStopped || (answers >= answerCount && Math.min(shared, settled) >= answerCount / 4)
}

test('pages that readers share never hold the name, the marks or the text of another', async ({ cluster, editor }) => {
  const database = new Client({ connectionString: cluster.databaseUrl })
  await database.connect()
  const fields = (title: string) => ({ ...article(title), access: 'subscriber', blocks: text(secret) })
  const { documentId, publicId } = await editor.create('content', fields('Gedeelde bladzijde'))
  const { slug } = await editor.publish('content', documentId, fields('Gedeelde bladzijde'))
  const readers = await createNamedReaders(database, cluster.backend.url, readerCount)
  const counts: Counts = {
    answers: 0,
    shared: 0,
    settled: 0,
    withoutText: 0,
    rejected: 0,
    latestMs: 0,
    isStopped: false,
  }
  /** Acts at most once per so many answers, which a busy machine gives slowly. */
  async function atMostOnceIn(answers: number, waitMs: number, act: () => Promise<unknown>) {
    for (let next = answers; !isEnough(counts); await pause(waitMs)) {
      if (counts.answers < next) continue
      await act()
      next = counts.answers + answers
    }
  }
  const changeReader = () => changeSomething(pick(readers), database, cluster.backend.url, publicId)
  const publish = () =>
    editor
      .publish('content', documentId, { ...fields('Gedeelde bladzijde'), intro: `Versie na ${counts.answers}.` })
      // a balancer of a busy machine may lose one
      .catch(() => undefined)
  try {
    const asking = Array.from({ length: clients }, () =>
      compareAnswers(cluster, readers, `/news/${publicId}/${slug}`, counts),
    )
    await Promise.all([...asking, atMostOnceIn(8, 250, changeReader), atMostOnceIn(40, 1_000, publish)])
    expect(counts.withoutText).toBeLessThan(counts.answers / 20)
    expect(counts.rejected).toBe(0)
    console.log(JSON.stringify(counts))
  } finally {
    counts.isStopped = true
    await database.query('DELETE FROM up_users WHERE id = ANY ($1)', [readers.map(({ id }) => id)])
    await editor.unpublish('content', documentId)
    await editor.delete('content', documentId)
    await database.end()
  }
})
