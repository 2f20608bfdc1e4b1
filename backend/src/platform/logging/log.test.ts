import { afterEach, expect, test, vi } from 'vitest'
import { log, logProcessWarnings } from './log'

const others = process.listeners('warning')
afterEach(() => {
  process.removeAllListeners('warning')
  for (const listener of others) process.on('warning', listener)
})

test('logs a warning of Node as a line of JSON, and prints nothing else', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined)
  const printed = vi.spyOn(process.stderr, 'write')
  logProcessWarnings()
  process.emitWarning('It will be removed', { type: 'DeprecationWarning', code: 'DEP0001' })
  await vi.waitFor(() =>
    expect(warn).toHaveBeenCalledWith({ type: 'DeprecationWarning', code: 'DEP0001' }, 'It will be removed'),
  )
  expect(printed).not.toHaveBeenCalled()
})
