import { expect, test } from 'vitest'
import { articleFields, textBlock } from '../support/articles.ts'
import type { ApiResponse } from '../support/backend.ts'
import { inAnHour } from '../support/planning.ts'
import { openTestDocuments } from '../support/test-documents.ts'

const { admin, create, publish, removeAfterwards } = await openTestDocuments()

interface FieldError {
  path: (string | number)[]
  message: string
}

const errorsOf = ({ body }: ApiResponse) =>
  (body as { error: { details: { errors: FieldError[] } } }).error.details.errors.map(({ path, message }) => [
    path.join('.'),
    message,
  ])

const plan = (title: string, fields: object) =>
  admin.request(
    'POST',
    '/content-manager/collection-types/api::content.content',
    articleFields(title, { publishAt: inAnHour(), ...fields }),
  )

test.each([
  ['an empty required field', { intro: null }, [['intro', 'Vul dit in.']], '“Intro” is niet (helemaal) ingevuld.'],
  [
    'an empty figure',
    { cover: { alt: null } },
    [
      ['cover.picture', 'Vul dit in.'],
      ['cover.alt', 'Vul dit in.'],
    ],
    '“Beeld bovenaan” is niet (helemaal) ingevuld.',
  ],
  [
    'an unfinished table',
    { blocks: [textBlock('Tekst.'), { __component: 'blocks.table', rows: 'a | b\n1 | 2 | 3' }] },
    [['blocks.1.rows', 'Regel 2 heeft 3 cellen, de kopregel heeft er 2.']],
    'Regel 2 heeft 3 cellen, de kopregel heeft er 2.',
  ],
])('rejects the plan of an article with %s, at the field and at the plan', async (_, fields, problems, reason) => {
  const response = await plan('Onaf gepland', fields)
  expect(response.status, response.text).toBe(400)
  expect(errorsOf(response)).toEqual([
    ...problems,
    ['publishAt', expect.stringContaining(`niet worden gepubliceerd, en dus niet gepland: ${reason}`)],
  ])
})

test('saves an unfinished article without a plan, plans it once it is finished, and keeps it finished', async () => {
  const { documentId } = await create('content', articleFields('Eerst onaf', { intro: null, slug: null }))
  expect((await admin.update('content', documentId, { publishAt: inAnHour() })).status).toBe(400)
  const planned = await admin.update('content', documentId, { publishAt: inAnHour(), intro: 'Nu af.' })
  expect(planned.status, planned.text).toBe(200)
  expect(errorsOf(await admin.update('content', documentId, { intro: null }))).toContainEqual(['intro', 'Vul dit in.'])
  expect((await admin.update('content', documentId, { intro: null, publishAt: null })).status).toBe(200)
})

test('plans a change of what is on the site', async () => {
  const { documentId } = await publish('content', articleFields('Al op de site'))
  const planned = await admin.update('content', documentId, { title: 'Straks anders', publishAt: inAnHour() })
  expect(planned.status, planned.text).toBe(200)
})

const event = (fields: object) => ({
  ...{ edition: 'general', title: 'Proefevenement', slug: `proef-${crypto.randomUUID()}`, online: true },
  ...fields,
})

test('rejects an event that ends before it starts, also when only its end is written', async () => {
  const [start, before] = ['2027-01-15T09:00:00.000Z', '2027-01-10T09:00:00.000Z']
  const create = (fields: object) => admin.request('POST', '/content-manager/collection-types/api::event.event', fields)
  const rejected = await create(event({ startsAt: start, endsAt: before }))
  expect([rejected.status, errorsOf(rejected)]).toEqual([400, [['endsAt', 'Kies een moment na dat van “Begint”.']]])
  const stored = await create(event({ startsAt: start, endsAt: '2027-01-15T17:00:00.000Z' }))
  const { documentId } = (stored.body as { data: { documentId: string } }).data
  removeAfterwards('event', documentId)
  expect((await admin.update('event', documentId, { endsAt: before })).status).toBe(400)
  expect((await admin.update('event', documentId, { startsAt: before, endsAt: start })).status).toBe(200)
})

test('rejects a part of a programme that ends before it starts, and accepts one that ends after midnight', async () => {
  const part = (start: string, end: string) => ({
    programme: [{ title: 'Deel', start: `${start}:00.000`, end: `${end}:00.000`, pause: false }],
  })
  const { documentId } = await create('event', event({}))
  const rejected = await admin.update('event', documentId, part('14:00', '13:00'))
  expect(errorsOf(rejected)).toEqual([['programme.0.end', 'Kies een tijd na die van “Van”.']])
  expect((await admin.update('event', documentId, part('22:00', '01:00'))).status).toBe(200)
})

test('rejects a vacancy that closes before it was placed', async () => {
  const fields = { title: 'Proefvacature', postedAt: '2027-01-15T09:00:00.000Z', closesAt: '2027-01-10T09:00:00.000Z' }
  const rejected = await admin.request('POST', '/content-manager/collection-types/api::vacancy.vacancy', fields)
  expect(errorsOf(rejected)).toContainEqual(['closesAt', 'Kies een moment na dat van “Geplaatst op”.'])
})
