import { expect, test } from 'vitest'
import { HopelessError } from '../jobs/job'
import { smtpFailure } from './smtp-failure'

const refusal = (responseCode: number, command: string) =>
  smtpFailure(Object.assign(new Error('no'), { code: 'EENVELOPE', responseCode, command }))

test('only what a server refuses of this mail, for good, is hopeless', () => {
  expect(refusal(550, 'RCPT TO')).toBeInstanceOf(HopelessError)
  expect(refusal(554, 'DATA')).toBeInstanceOf(HopelessError)
  for (const [code, command] of [
    [451, 'RCPT TO'],
    [535, 'AUTH PLAIN'],
    [550, 'MAIL FROM'],
    [554, 'CONN'],
  ] as const)
    expect(refusal(code, command)).not.toBeInstanceOf(HopelessError)
  expect(smtpFailure(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' }))).not.toBeInstanceOf(
    HopelessError,
  )
})

test('the reason tells no link that a server has quoted, and is short', () => {
  const quoted = new Error(`550 blocked https://www.gevel.example/wachtwoord-reset?code=geheim ${'x'.repeat(1_000)}`)
  const { message } = smtpFailure(quoted)
  expect(message).toMatch(/^error: 550 blocked … x/)
  expect(message).not.toContain('geheim')
  expect(message.length).toBeLessThanOrEqual(300)
  expect(smtpFailure('geheim').message).toBe('the mail could not be sent')
})
