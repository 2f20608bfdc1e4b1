import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { momentOfDutchClock } from '@gevel/contract/dutch-moment'
import { followedWordingVersion } from '@gevel/contract/followed-mail'
import type { SavableSearch } from '@gevel/contract/saved-searches'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../support/database.ts'
import { codeIn, mailsTo } from '../support/mails.ts'
import { newReader } from '../support/registration.ts'
import { runJobs } from '../support/run-jobs.ts'
import { askAs } from '../support/visitor.ts'

let database: Client
/** an article with a tag, which is published on the morning before the last digest */
let article: { id: number; title: string; tag: string; released_at: Date }

beforeAll(async () => {
  database = await openDatabase()
  const { rows } = await database.query(
    `SELECT c.public_id AS id, c.title, t.slug AS tag, c.released_at FROM contents c
    JOIN gevel_listed_articles l ON l.content_id = c.id AND l.kind = 'tag' JOIN tags t ON t.id = l.owner_id
    WHERE c.published_at IS NOT NULL ORDER BY c.released_at DESC LIMIT 1`,
  )
  article = rows[0]
  await release(momentOfDutchClock(`${addDays(dutchDay(new Date()), -1)}T06:39`))
})
afterAll(async () => {
  await release(article.released_at)
  await database.end()
})

const release = (at: Date) =>
  database.query('UPDATE contents SET released_at = $2 WHERE public_id = $1 AND published_at IS NOT NULL', [
    article.id,
    at,
  ])
/** Publishes the article in the period of the last digest, whatever the time is. */
async function releaseForDigest(): Promise<void> {
  const moment = momentOfDutchClock(`${dutchDay(new Date())}T06:39`)
  const wasToday = moment < new Date(Date.now() - 120_000)
  await release(wasToday ? moment : momentOfDutchClock(`${addDays(dutchDay(new Date()), -1)}T06:39`))
}
const setRhythm = (jwt: string, rhythm: string) =>
  askAs({ jwt }, 'PUT', '/account/followed/mail', { rhythm, wordingVersion: followedWordingVersion })
const digestsTo = async (email: string) =>
  (await mailsTo(email)).filter(({ text }) => text.includes('Nieuw van wat u volgt'))

test('mails a reader once what is new of a followed subject, until it is ended', async () => {
  const { jwt, user } = await newReader()
  expect((await askAs({ jwt }, 'GET', '/account/followed/mail')).body).toEqual({ rhythm: 'never' })
  expect((await askAs({ jwt }, 'PUT', `/account/followed/tag/${article.tag}`, {})).status).toBe(204)
  expect((await setRhythm(jwt, 'daily')).body).toEqual({ rhythm: 'daily' })
  await setRhythm(jwt, 'daily')
  const { rows } = await database.query(
    `SELECT c.source, c.topic, c.confirmed_at IS NOT NULL AS confirmed FROM gevel_mail_consents c JOIN gevel_mail_addresses a ON a.id = c.address_id
    WHERE a.email = $1 AND c.list = 'followed'`,
    [user.email],
  )
  expect(rows).toEqual([{ source: 'account', topic: 'daily', confirmed: true }])
  await releaseForDigest()
  await runJobs(database, 'followed-digests', 'mailing-delivery')
  await runJobs(database, 'followed-digests', 'mailing-delivery')
  const [mail, ...others] = await digestsTo(user.email)
  expect(others).toEqual([])
  expect(mail?.text).toContain(article.title.slice(0, 40))
  expect(codeIn(mail as NonNullable<typeof mail>, '/nieuwsbrief/voorkeuren')).toBeTruthy()
  expect((await setRhythm(jwt, 'never')).body).toEqual({ rhythm: 'never' })
  expect((await setRhythm(jwt, 'hourly')).status).toBe(400)
  expect((await askAs({}, 'GET', '/account/followed/mail')).status).toBe(401)
})

test('mails a reader what is new of a saved search, and nothing of one that was removed', async () => {
  const [searcher, other] = [await newReader(), await newReader()]
  const search: SavableSearch = {
    ...{ text: article.title, edition: null, kind: null, tag: null, year: null, literal: true },
  }
  const save = (jwt: string, isSaved: boolean) => askAs({ jwt }, 'PUT', '/account/saved-searches', { search, isSaved })
  for (const { jwt } of [searcher, other]) {
    expect((await save(jwt, true)).status).toBe(204)
    await setRhythm(jwt, 'daily')
  }
  await save(other.jwt, false)
  await releaseForDigest()
  await runJobs(database, 'followed-digests', 'mailing-delivery')
  const [mail, ...others] = await digestsTo(searcher.user.email)
  expect(others).toEqual([])
  expect(mail?.text.replace(/\s+/g, ' ')).toContain(`Zoekvraag ‘${article.title}’`)
  expect(mail?.text).toContain(`/${article.id}/`)
  expect(await digestsTo(other.user.email)).toEqual([])
})
