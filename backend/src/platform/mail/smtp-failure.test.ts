import { expect, test } from 'vitest'
import { PermanentError } from '../jobs/job'
import { smtpFailure } from './smtp-failure'

const refusal = (responseCode: number, command: string) =>
  smtpFailure(Object.assign(new Error('no'), { code: 'EENVELOPE', responseCode, command }))

test('treats only a permanent rejection of this mail as a permanent error', () => {
  expect(refusal(550, 'RCPT TO')).toBeInstanceOf(PermanentError)
  expect(refusal(554, 'DATA')).toBeInstanceOf(PermanentError)
  for (const [code, command] of [
    [451, 'RCPT TO'],
    [535, 'AUTH PLAIN'],
    [550, 'MAIL FROM'],
    [554, 'CONN'],
  ] as const)
    expect(refusal(code, command)).not.toBeInstanceOf(PermanentError)
  expect(smtpFailure(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' }))).not.toBeInstanceOf(
    PermanentError,
  )
})

test('removes quoted links from the reason, and shortens it', () => {
  const quoted = new Error(`550 blocked https://www.gevel.example/wachtwoord-reset?code=geheim ${'x'.repeat(1_000)}`)
  const { message } = smtpFailure(quoted)
  expect(message).toMatch(/^error: 550 blocked … x/)
  expect(message).not.toContain('geheim')
  expect(message.length).toBeLessThanOrEqual(300)
  expect(smtpFailure('geheim').message).toBe('the mail could not be sent')
})
