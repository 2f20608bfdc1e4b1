import { expect, test } from 'vitest'
import { mailFrom, mailTransport, pooledMailTransport } from './mail-server'

test('waits ten seconds for a greeting or as the setting says, and ten minutes for the acceptance (RFC 5321 §4.5.3.2.6)', () => {
  expect(mailTransport({ SMTP_URL: 'smtps://gebruiker:w%40chtwoord@mail.example:465?greetingTimeout=1000' })).toBe(
    'smtps://gebruiker:w%40chtwoord@mail.example:465?greetingTimeout=1000&connectionTimeout=10000&socketTimeout=600000',
  )
  expect(mailTransport({ SMTP_URL: undefined })).toEqual({ jsonTransport: true })
})

test('sends no mail again by itself when a connection that stays open closes', () => {
  const transport = new URL(pooledMailTransport('smtps://mail.example:465?maxConnections=2&maxRequeues=5'))
  expect(Object.fromEntries(transport.searchParams)).toMatchObject({
    ...{ pool: 'true', maxConnections: '2', maxMessages: '100', maxRequeues: '0', socketTimeout: '600000' },
  })
})

test('takes the sender from the setting, or no-reply at the site', () => {
  const SITE_URL = 'https://www.gevel.example:8443/'
  expect(mailFrom({ MAIL_FROM: 'redactie@gevel.example', SITE_URL })).toBe('redactie@gevel.example')
  expect(mailFrom({ MAIL_FROM: undefined, SITE_URL })).toBe('no-reply@www.gevel.example')
})
