import { single } from '@gevel/contract/envelope'
import { type Gift, giftSchema, giftsSchema, openedGiftSchema } from '@gevel/contract/gifts'
import type { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { giveAccess, removeAccess } from '../../../e2e/access.ts'
import { accountErrorOf } from '../support/account-errors.ts'
import { type Admin, logIn } from '../support/admin.ts'
import { articleFields, textBlock } from '../support/articles.ts'
import { createReaders, type Member, removeReaders } from '../support/create-readers.ts'
import { openDatabase } from '../support/database.ts'
import { runJobs } from '../support/run-jobs.ts'
import { askAs } from '../support/visitor.ts'

const behind = 'Slotzin achter het slot.'

let database: Client
let admin: Admin
let giver: Member
let reader: Member
const documents: string[] = []
const articles = { general: 0, pro: 0, free: 0 }

async function publish(fields: object): Promise<number> {
  const blocks = [textBlock('Een.', 'Twee.', 'Drie.'), textBlock(behind)]
  const { documentId, publicId } = await admin.create('content', articleFields('Cadeau', { blocks, ...fields }))
  documents.push(documentId)
  expect((await admin.publish('content', documentId)).status).toBe(200)
  return publicId
}

beforeAll(async () => {
  database = await openDatabase()
  admin = await logIn()
  articles.general = await publish({ access: 'subscriber', edition: 'general' })
  articles.pro = await publish({ access: 'subscriber', edition: 'pro' })
  articles.free = await publish({ access: 'free' })
})
beforeEach(async () => {
  const readers = await createReaders(database, 2)
  giver = readers[0] as Member
  reader = readers[1] as Member
  await giveAccess(database, giver.user.id, { edition: 'general' })
  return () => removeReaders(database, readers)
})
afterAll(async () => {
  for (const documentId of documents) await admin.remove('content', documentId)
  await database.end()
})

const give = (articleId: number, by: Member = giver, idempotencyKey: string = crypto.randomUUID()) =>
  askAs(by, 'POST', '/account/gifts', { articleId, idempotencyKey })

const giftOf = ({ body }: { body: unknown }): Gift => single(giftSchema.strict()).parse(body).data

async function listOf(by: Member) {
  return single(giftsSchema.strict()).parse((await askAs(by, 'GET', '/account/gifts')).body).data
}

const open = (code: string | null) => askAs({}, 'GET', `/public/gifts?code=${encodeURIComponent(code ?? '')}`)

test('a subscriber gives an article, which anybody with the link reads in full', async () => {
  const gift = giftOf(await give(articles.general))
  expect(gift).toMatchObject({ article: { id: articles.general }, opened: 0, revokedAt: null })
  const response = await open(gift.code)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const { article, giver: from } = single(openedGiftSchema).parse(response.body).data
  expect([article.id, article.locked, from]).toEqual([articles.general, false, giver.user.name])
  expect(response.text).toContain(behind)
  // the link opens no other article, and the article is closed without it
  const { text } = await askAs({}, 'GET', `/public/contents/${articles.general}`)
  expect(text).not.toContain(behind)
})

test('the link is valid for thirty days after the present one, in the Netherlands', async () => {
  const { validUntil } = giftOf(await give(articles.general))
  const { rows } = await database.query(
    "SELECT to_char((now() AT TIME ZONE 'Europe/Amsterdam')::date + 30, 'YYYY-MM-DD') AS day",
  )
  expect(validUntil).toBe(rows[0].day)
})

test('who does not read it by a subscription gives nothing', async () => {
  expect(accountErrorOf(await give(articles.pro)).code).toBe('gifts/not-subscriber')
  expect(accountErrorOf(await give(articles.general, reader)).code).toBe('gifts/not-subscriber')
  expect(accountErrorOf(await give(articles.free)).code).toBe('gifts/for-everybody')
  expect((await give(2_000_000_000)).status).toBe(404)
  expect((await askAs({}, 'POST', '/account/gifts', {})).status).toBe(401)
  await removeAccess(database, giver.user.id)
  expect(accountErrorOf(await give(articles.general)).code).toBe('gifts/not-subscriber')
  expect((await listOf(giver)).gifts).toEqual([])
})

test('one form, and one article, make one link', async () => {
  const key = crypto.randomUUID()
  const same = await Promise.all(Array.from({ length: 5 }, () => give(articles.general, giver, key)))
  const again = await give(articles.general)
  expect(new Set([...same, again].map((response) => giftOf(response).id)).size).toBe(1)
  expect((await listOf(giver)).left).toBe(9)
})

test('ten a month, also when asked for at once; one that is revoked counts too', async () => {
  const ids: number[] = []
  for (let at = 0; at < 9; at++) {
    const { id } = giftOf(await give(articles.general))
    ids.push(id)
    expect((await askAs(giver, 'DELETE', `/account/gifts/${id}`)).status).toBe(204)
  }
  expect((await listOf(giver)).left).toBe(1)
  await giveAccess(database, giver.user.id, { edition: 'pro' })
  const last = await Promise.all([give(articles.general), give(articles.pro)])
  expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = last.find(({ status }) => status === 409)
  expect(refused && accountErrorOf(refused)).toMatchObject({ code: 'gifts/none-left', message: /volgende maand/ })
  expect((await listOf(giver)).left).toBe(0)
  await database.query("UPDATE gevel_gifts SET created_at = created_at - interval '1 month' WHERE id = $1", [ids[0]])
  expect((await listOf(giver)).left).toBe(1)
})

test('the link opens nothing once it is revoked, which only its giver does', async () => {
  const { id, code } = giftOf(await give(articles.general))
  expect((await askAs(reader, 'DELETE', `/account/gifts/${id}`)).status).toBe(404)
  expect((await askAs(giver, 'DELETE', '/account/gifts/x')).status).toBe(404)
  expect((await open(code)).status).toBe(200)
  for (const _ of [1, 2]) expect((await askAs(giver, 'DELETE', `/account/gifts/${id}`)).status).toBe(204)
  expect(accountErrorOf(await open(code)).code).toBe('gifts/revoked')
  expect((await listOf(giver)).gifts).toMatchObject([{ id, code: null, revokedAt: expect.any(String) }])
})

test('a code that we did not make, or of an account that is gone, opens nothing', async () => {
  const { code } = giftOf(await give(articles.general))
  for (const other of ['', 'x', code?.replace('gift', 'invitation') ?? '', code?.slice(0, -1) ?? ''])
    expect(accountErrorOf(await open(other)).code, other).toBe('gifts/unknown')
  await removeReaders(database, [giver])
  expect(accountErrorOf(await open(code)).code).toBe('gifts/unknown')
})

test('opening the link counts nothing, and the page in a browser counts', async () => {
  const { code } = giftOf(await give(articles.general))
  for (const _ of [1, 2, 3]) await open(code)
  expect((await listOf(giver)).gifts[0]?.opened).toBe(0)
  expect((await askAs({}, 'POST', '/public/gifts/openings', { code })).status).toBe(200)
  expect((await listOf(giver)).gifts[0]?.opened).toBe(1)
  expect((await askAs({}, 'POST', '/public/gifts/openings', { code: 'x' })).status).toBe(404)
})

test('the download of the account has its gifts, and a job removes them a year after their last day', async () => {
  await give(articles.general)
  const exported = (await askAs(giver, 'GET', '/account/export')).body as { gifts: object[]; entitlements: object[] }
  expect(exported).toMatchObject({
    gifts: [{ article: { id: articles.general } }],
    entitlements: [{ source: 'complimentary', edition: 'general', until: null }],
  })
  await database.query("UPDATE gevel_gifts SET expires_at = now() - interval '366 days' WHERE user_id = $1", [
    giver.user.id,
  ])
  await runJobs(database, 'gifts-clean-up')
  expect((await listOf(giver)).gifts).toEqual([])
})
