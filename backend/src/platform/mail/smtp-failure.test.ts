import { expect, test } from 'vitest'
import { PermanentError } from '../jobs/job'
import { failedHandOver, smtpFailure } from './smtp-failure'

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

test('a mail of which nobody knows whether it was accepted is unknown', () => {
  const failed = (facts: object, message = 'no') => failedHandOver(Object.assign(new Error(message), facts)).outcome
  expect(failed({ code: 'ECONNECTION', command: 'CONN' }, 'Connection closed unexpectedly')).toBe('unknown')
  expect(failed({ code: 'ETIMEDOUT', command: 'CONN' }, 'Timeout')).toBe('unknown')
  expect(failed({ code: 'ESOCKET', syscall: 'read' }, 'read ECONNRESET')).toBe('unknown')
  expect(failed({ code: 'ESOCKET', syscall: 'connect' }, 'connect ECONNREFUSED')).toBe('unsent')
  expect(failed({ code: 'ETIMEDOUT', command: 'CONN' }, 'Greeting never received')).toBe('unsent')
  expect(failed({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 })).toBe('unsent')
  expect(failed({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 })).toBe('rejected')
  expect(failed({}, 'Reached maximum number of retries after connection was closed')).toBe('unknown')
  expect(failed({}, 'Connection pool was closed')).toBe('unsent')
  expect(failed({})).toBe('unsent')
})
