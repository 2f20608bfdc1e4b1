import type { Core } from '@strapi/strapi'
import { expect, test } from 'vitest'
import type { DocumentContext } from './document-context'
import { explainMissingAddresses } from './missing-addresses'

const strapi = {} as Core.Strapi
const context: DocumentContext = {
  uid: 'api::content.content',
  action: 'publish',
  params: {},
  contentType: { collectionName: 'contents', attributes: {} },
}
const violation = (constraint: string) => Object.assign(new Error('violates check'), { code: '23514', constraint })
const failing = (error: Error) => explainMissingAddresses(strapi, context, () => Promise.reject(error))

test('names the field without an address, in Dutch', async () => {
  await expect(failing(violation('gevel_contents_slug_filled'))).rejects.toMatchObject({
    name: 'ValidationError',
    message: 'Vul het webadres in: zonder webadres kan dit niet online.',
    details: { errors: [{ path: ['slug'] }] },
  })
})

test.each([violation('gevel_events_slug_filled'), violation('another'), new Error('another')])(
  'rethrows any other error unchanged',
  async (error) => {
    await expect(failing(error)).rejects.toBe(error)
  },
)
