import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { isAlive } from '../embedded-postgres/pid-file.ts'
import { startNode } from './child.ts'

/** Starts a script; returns the program and its first line of output. */
async function start(script: string) {
  let output = ''
  const { promise: firstLine, resolve } = Promise.withResolvers<string>()
  const child = startNode({
    args: ['-e', script],
    cwd: tmpdir(),
    output: (text) => {
      output += text
      if (output.includes('\n')) resolve(output.trim())
    },
  })
  return { child, firstLine }
}

const runForever = 'setInterval(() => {}, 1000);'

it('returns the exit code', async () => {
  const { child } = await start('process.exit(3)')
  expect(await child.exited).toBe(3)
})

it('lets a program end cleanly', async () => {
  const { child, firstLine } = await start(
    `${runForever} process.on('SIGTERM', () => process.exit(0)); console.log('ready')`,
  )
  await firstLine
  await child.stop()
  expect(await child.exited).toBe(0)
})

it('ends the child processes of a program too', async () => {
  const inner = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(runForever)}]).pid`
  const { child, firstLine } = await start(`${runForever} console.log(${inner})`)
  const pid = Number(await firstLine)
  await child.stop()
  await expect.poll(() => isAlive(pid)).toBe(false)
})

it('kills a program that does not end', { timeout: 15_000 }, async () => {
  const { child, firstLine } = await start(`${runForever} process.on('SIGTERM', () => {}); console.log('ready')`)
  await firstLine
  await child.stop()
  expect(await child.exited).toBe(137)
})

it('can be stopped after it has ended', async () => {
  const { child } = await start('')
  await child.exited
  await expect(child.stop()).resolves.toBeUndefined()
})
