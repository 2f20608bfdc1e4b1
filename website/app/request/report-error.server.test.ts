import { afterEach, expect, test, vi } from 'vitest'
import { log } from '../config/log.server.ts'
import { reportError } from './report-error.server.ts'

const logged = vi.spyOn(log, 'error').mockReturnValue(undefined)
const noted = vi.spyOn(log, 'info').mockReturnValue(undefined)
afterEach(() => void vi.clearAllMocks())

const ask = (headers?: HeadersInit) => new Request('https://gevel.example/wachtwoord?code=geheim', { headers })

test('logs an error with its path, and without a secret code', () => {
  reportError(new Error('stuk'), ask({ 'x-request-id': 'een-twee' }))
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ crawler: false, path: '/wachtwoord', err: expect.objectContaining({ message: 'stuk' }) }),
  )
  expect(JSON.stringify(logged.mock.calls)).not.toContain('geheim')
})

test('marks an error of a crawler', () => {
  reportError(new Error('stuk'), ask({ 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }))
  expect(logged).not.toHaveBeenCalled()
  expect(noted).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ crawler: true }))
})
