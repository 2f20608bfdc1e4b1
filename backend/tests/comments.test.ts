import { placedCommentSchema } from '@gevel/contract/comments'
import { describe, expect, test } from 'vitest'
import { demoPassword } from '../../scripts/demo-accounts.ts'
import { accountErrorOf, fieldErrorsOf } from './support/account-errors.ts'
import { ask } from './support/backend.ts'
import { openCommentFixtures } from './support/comment-fixtures.ts'
import { commentsSchema, elsewhere, remove, report } from './support/comments.ts'
import { newReader } from './support/registration.ts'
import { askAs, emailOf, logInAs } from './support/visitor.ts'

const { fixtures, article } = await openCommentFixtures()

const demoAccount = (role: 'reader' | 'subscriber') => logInAs(emailOf(role), demoPassword)

describe('a comment', () => {
  test('of a known author appears at once, with a name and no address', async () => {
    const { jwt, user } = await fixtures.knownReader()
    const text = 'Eerste regel.\r\n\r\nTweede regel met <b>haken</b> & "tekens".'
    const { id, own, page } = await article.write(jwt, text)
    expect({ state: own?.state, page }).toEqual({ state: 'shown', page: 1 })
    const response = await ask(article.path)
    const comment = commentsSchema.parse(response.body).data.find((one) => one.id === id)
    expect(comment).toMatchObject({ author: 'Sanne de Wit', text: text.replaceAll('\r', ''), editedAt: null })
    expect(response.text).not.toContain(user.email)
    await remove(jwt, id)
  })

  test("waits for an editor when it is its author's first", async () => {
    const { jwt } = await newReader()
    const { id, own } = await article.write(jwt, 'Mijn eerste reactie.')
    expect(own?.state).toBe('waiting')
    expect(await article.textsSeen()).not.toContain('Mijn eerste reactie.')
    expect((await article.seenAs(jwt)).at(-1)).toMatchObject({ id, own: { state: 'waiting' } })
    expect((await article.seenAs((await newReader()).jwt)).map((comment) => comment.id)).not.toContain(id)
    expect((await article.write(jwt, 'Mijn tweede, voor de eerste beoordeeld is.')).own?.state).toBe('waiting')
    expect((await fixtures.judge(id, 'shown')).status).toBe(200)
    expect(await article.textsSeen()).toContain('Mijn eerste reactie.')
    expect((await article.write(jwt, 'Mijn derde.')).own?.state).toBe('shown')
  })

  test('waits for an editor when it has a link', async () => {
    const { jwt } = await fixtures.knownReader()
    expect((await article.write(jwt, 'Kijk op www.voordeel.example voor meer.')).own?.state).toBe('waiting')
  })

  test('is stored once when it is sent several times', async () => {
    const { jwt } = await fixtures.knownReader()
    const key = crypto.randomUUID()
    const responses = await Promise.all([1, 2, 3].map(() => article.send(jwt, 'Dubbel geklikt.', key)))
    responses.push(await article.send(jwt, ' Dubbel geklikt. ', key))
    const ids = responses.map(({ body }) => placedCommentSchema.parse(body).id)
    expect(new Set(ids).size).toBe(1)
    expect((await article.textsSeen()).filter((text) => text === 'Dubbel geklikt.')).toHaveLength(1)
    const other = placedCommentSchema.parse((await article.send(jwt, 'Iets anders, na terugbladeren.', key)).body)
    expect(other.id).not.toBe(ids[0])
  })

  test('is stored once when sent concurrently with other keys, and repeats get the first response', async () => {
    const { jwt } = await fixtures.knownReader()
    const other = Array.from({ length: 10 }, () => article.send(jwt, 'Vijf keer geklikt.'))
    const key = crypto.randomUUID()
    const same = Array.from({ length: 20 }, () => article.send(jwt, 'Steeds dezelfde.', key))
    for (const responses of [await Promise.all(other), await Promise.all(same)]) {
      const ids = responses.map(({ body }) => placedCommentSchema.parse(body).id)
      expect(new Set(ids).size).toBe(1)
    }
    for (const number of [3, 4, 5]) await article.write(jwt, `Reactie ${number}.`)
    const { code } = accountErrorOf(await article.send(jwt, 'De zesde.'))
    expect(code).toBe('too-many-requests')
    expect((await article.send(jwt, 'Steeds dezelfde.', key)).status).toBe(200)
  })

  test.each([
    ['nothing', ''],
    ['spaces', '   \n '],
    ['invisible characters only', '\u200b\u200b\u200b'],
    ['too many characters', 'x'.repeat(2001)],
    ['half a megabyte', 'x'.repeat(500_000)],
  ])('of %s is rejected with a sentence at the field', async (_, text) => {
    const { jwt } = await demoAccount('reader')
    expect(Object.keys(fieldErrorsOf(await article.send(jwt, text)))).toEqual(['text'])
  })

  test('of more than a megabyte is rejected', async () => {
    const { jwt } = await demoAccount('reader')
    expect((await article.send(jwt, 'x'.repeat(1_100_000))).status).toBe(413)
  })

  test('loses its control characters', async () => {
    const { jwt } = await fixtures.knownReader()
    expect((await article.write(jwt, 'nul\u0000 en bel\u0007')).text).toBe('nul en bel')
  })

  test('is rejected as the sixth within ten minutes, with the time to wait', async () => {
    const { jwt } = await fixtures.knownReader()
    for (const number of [1, 2, 3, 4, 5]) await article.write(jwt, `Reactie ${number}.`)
    const { code, message, retryAfterSeconds } = accountErrorOf(await article.send(jwt, 'Reactie 6.'))
    expect({ code, message }).toEqual({
      code: 'too-many-requests',
      message: 'U hebt kort na elkaar al vaak gereageerd. Wacht 10 minuten en probeer het dan opnieuw.',
    })
    expect(retryAfterSeconds).toBeLessThanOrEqual(600)
  })
})

describe('commenting', () => {
  test('requires a log-in', async () => {
    for (const jwt of ['', 'x.y.z'])
      expect(accountErrorOf(await article.send(jwt, 'Hallo.')).code).toBe('user-token-expired')
  })

  test('requires access to the whole article', async () => {
    const closed = await fixtures.publishArticle({ access: 'subscriber' })
    const [reader, subscriber] = [await demoAccount('reader'), await demoAccount('subscriber')]
    expect((await closed.send(reader.jwt, 'Ik lees dit niet.')).status).toBe(404)
    const { id } = await closed.write(subscriber.jwt, 'Ik wel.')
    expect((await ask(closed.path)).status).toBe(404)
    expect((await askAs({ jwt: reader.jwt }, 'GET', closed.path)).status).toBe(404)
    expect((await askAs({ jwt: reader.jwt }, 'GET', `/account/articles/${closed.publicId}/comments`)).status).toBe(404)
    expect((await report(reader.jwt, id)).status).toBe(404)
    await fixtures.judge(id, 'shown')
    const { body, headers } = await ask(closed.path, { headers: { authorization: `Bearer ${subscriber.jwt}` } })
    expect(commentsSchema.parse(body).data.map((comment) => comment.id)).toEqual([id])
    expect(headers.get('cache-control')).toContain('private')
  })

  test.each(['0', 'x', '99999999999', String(elsewhere)])('is rejected for article %s', async (id) => {
    const { jwt } = await demoAccount('reader')
    const body = { text: 'Waaronder?', idempotencyKey: crypto.randomUUID() }
    expect((await askAs({ jwt }, 'POST', `/account/articles/${id}/comments`, body)).status).toBe(404)
    expect((await ask(`/public/contents/${id}/comments`)).status).toBe(404)
  })
})
