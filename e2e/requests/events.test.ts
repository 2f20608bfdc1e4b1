import { expect, test } from 'vitest'
import { Content } from '../content.ts'
import { ask } from '../http.ts'
import { eventPath } from '../paths.ts'

const content = new Content()

test('redirects a wrong slug of an event to the canonical URL', async () => {
  const event = await content.pastEvent()
  const { status, headers } = await ask(`/agenda/${event.id}/oud`)
  expect({ status, to: headers.location }).toEqual({ status: 301, to: eventPath(event) })
})
