import { EventEmitter } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { logKoaErrors } from './koa-errors'
import { log } from './log'

const error = vi.spyOn(log, 'error').mockReturnValue(undefined)
const written = vi.spyOn(console, 'error')
afterEach(() => vi.clearAllMocks())

function emit(failure: Error): void {
  const app = Object.assign(new EventEmitter(), { silent: false })
  logKoaErrors(app)
  expect(app.silent).toBe(true)
  app.emit('error', failure)
}

test.each(['HPE_INVALID_EOF_STATE', 'ECONNRESET', 'EPIPE'])(
  'logs no error for a client that disconnected: %s',
  (code) => {
    emit(Object.assign(new Error('Parse Error'), { code }))
    expect(error).not.toHaveBeenCalled()
    expect(written).not.toHaveBeenCalled()
  },
)

test('logs other errors with their stack', () => {
  const failure = new Error('disk')
  emit(failure)
  expect(error).toHaveBeenCalledWith({ err: failure }, expect.any(String))
})

test('logs nothing for an error that is exposed to the client', () => {
  emit(Object.assign(new Error('Not found'), { status: 404 }))
  emit(Object.assign(new Error('Too large'), { status: 413, expose: true }))
  expect(error).not.toHaveBeenCalled()
})
