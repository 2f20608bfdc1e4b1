import { eventCardSchema } from '@gevel/contract/events'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ask } from '../support/backend.ts'
import { eventFields } from '../support/document-fields.ts'
import { openTestDocuments } from '../support/test-documents.ts'

const { admin, create, publish } = await openTestDocuments()
const answer = z.object({ data: z.array(eventCardSchema) })
const link = `proef-${Math.random().toString(36).slice(2)}`
const company = await publish('partner', { name: 'Proefsponsor', link, kind: 'partner', strip: false })
const sponsor = { connect: [{ documentId: company.documentId }] }

async function titles(query: string): Promise<string[]> {
  const { status, body, text } = await ask(`/public/events?${query}`)
  expect(status, text).toBe(200)
  return answer.parse(body).data.map(({ title }) => title)
}

test('lists the events that a company sponsors in either tier, once each', async () => {
  expect(await titles(`company=${link}`)).toEqual([])
  await publish('event', eventFields('Tweede dag', '2041-05-02', { sponsors: sponsor }))
  await publish('event', eventFields('Eerste dag', '2041-05-01', { sponsorsMain: sponsor, sponsors: sponsor }))
  await publish('event', eventFields('Voorbij', '2021-05-01', { sponsors: sponsor, edition: 'pro' }))
  await publish('event', eventFields('Lang voorbij', '2020-05-01', { sponsorsMain: sponsor }))
  await publish('event', eventFields('Van een ander', '2041-05-01'))
  const draft = await create('event', eventFields('Nieuwe dag', '2041-05-03', { sponsors: sponsor }))
  expect(await titles(`company=${link}`)).toEqual(['Eerste dag', 'Tweede dag'])
  expect(await titles(`company=${link}&limit=1`)).toEqual(['Eerste dag'])
  expect(await titles(`company=${link}&when=past`)).toEqual(['Voorbij', 'Lang voorbij'])
  expect(await titles(`company=${link}&when=past&edition=pro`)).toEqual(['Voorbij'])
  await admin.publish('event', draft.documentId)
  expect(await titles(`company=${link}`)).toEqual(['Eerste dag', 'Tweede dag', 'Nieuwe dag'])
})

test('is invalidated by changes of events and of companies, also while a company has none', async () => {
  for (const company of [link, 'wie-niet-bestaat']) {
    const { headers } = await ask(`/public/events?company=${company}`)
    expect(headers.get('cache-tag')?.split(',')).toEqual(expect.arrayContaining(['event', 'partner']))
  }
})

test('lists nothing of a company that is unknown or not published', async () => {
  expect(await titles('company=wie-niet-bestaat')).toEqual([])
  await admin.unpublish('partner', company.documentId)
  expect(await titles(`company=${link}`)).toEqual([])
  expect((await ask(`/public/events?company=${'a'.repeat(201)}`)).status).toBe(400)
})
