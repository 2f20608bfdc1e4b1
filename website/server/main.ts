import { resolve } from 'node:path'

/** Folder of the build; tests pass another (`node server/main.ts build/gallery`). */
const buildFolder = resolve(import.meta.dirname, '..', process.argv[2] ?? 'build')

async function start(): Promise<void> {
  // settings are parsed on import: here, so that a wrong one is reported like any other start problem
  const { startSite } = await import('./start-site.ts')
  await startSite(buildFolder)
}

start().catch((error: unknown) => {
  const expected = error instanceof Error && (error.name === 'StartProblem' || error.message.startsWith('Setting '))
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
})
