import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { step } from './progress.ts'

let written = ''

beforeEach(() => {
  written = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written += String(text)
    return true
  })
})
afterEach(() => vi.restoreAllMocks())

/** What was written, without the times. */
const lines = () => written.replaceAll(/\d+\.\d s/g, '0 s').split('\n')

test('puts the time of a step on the line of its title', async () => {
  await step('Building', async () => undefined)
  expect(lines()).toEqual(['Building … 0 s', ''])
})

test('puts the time below the output of a step', async () => {
  await step('Building', async (print) => print('half way'))
  expect(lines()).toEqual(['Building … ', '    half way', '  … 0 s', ''])
})

test('repeats the title of a step after another one has written', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const long = step('Building', async (print) => {
    await promise
    print('half way')
  })
  await step('Linting', async () => undefined)
  resolve()
  await long
  expect(lines()).toEqual(['Building … ', 'Linting … 0 s', 'Building … ', '    half way', '  … 0 s', ''])
})

test('ends the line of a step that fails', async () => {
  await expect(step('Building', () => Promise.reject(new Error('No')))).rejects.toThrow('No')
  await step('Linting', async () => undefined)
  expect(lines()).toEqual(['Building … ', 'Linting … 0 s', ''])
})
