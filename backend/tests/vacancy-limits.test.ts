import { describe, expect, test } from 'vitest'
import { vacancyFields } from './support/document-fields.ts'
import { openTestDocuments } from './support/test-documents.ts'

const { admin, create } = await openTestDocuments()

describe('a vacancy', () => {
  test('is rejected when its upper limits are below its lower limits', async () => {
    const limits = { hoursMin: 40, hoursMax: 32, salaryMin: 3400, salaryMax: 2900 }
    const path = '/content-manager/collection-types/api::vacancy.vacancy'
    const { status, body } = await admin.request('POST', path, vacancyFields('Proef', limits))
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: { details: { errors: [{ path: ['hoursMax'] }, { path: ['salaryMax'] }] } } })
  })

  test('is rejected when a save of one limit contradicts the stored other one', async () => {
    const { documentId } = await create('vacancy', vacancyFields('Proef', { salaryMin: 3400 }))
    const { status, body } = await admin.update('vacancy', documentId, { salaryMax: 2900 })
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: { message: 'Dit is minder dan bij ‘Salaris vanaf’.' } })
    expect((await admin.update('vacancy', documentId, { salaryMax: 3400 })).status).toBe(200)
  })
})
