import { expect, test } from 'vitest'
import { sendMail } from './send-mail'

const queued = { template: 'welcome', to: 'lezer@gevel.example', props: { name: '' } }

test('sends a mail that was queued before there were attachments', () => {
  expect(sendMail.data.parse(queued)).toEqual({ ...queued, attachments: [] })
})

test('accepts no other headers than those of lists, and no list elsewhere', () => {
  const parse = (headers: object) => sendMail.data.parse({ ...queued, headers }).headers
  expect(parse({ id: 'proef.gevel.example', 'X-Other': 'x' })).toEqual({ id: 'proef.gevel.example' })
  expect(() => parse({ id: 'proef>\r\nBcc: a@b.example' })).toThrow()
  expect(() => parse({ id: 'proef.gevel.example', unsubscribe: 'https://kwaad.example/' })).toThrow('SITE_URL')
})
