import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { installBackend } from './before-start/packages.ts'
import { backendBuild, build, websiteBuild } from './builds/build.ts'
import { projectFolder } from './folders.ts'
import { step } from './processes/progress.ts'
import { runTask } from './processes/task.ts'
import { Refusal } from './refusal.ts'

// `npm run bench -- --only cached --only drawn --articles 1000 --articles 100000` measures a part, and other amounts.
const { only, articles, addresses } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    articles: { type: 'string', multiple: true },
    addresses: { type: 'string', default: '200000' },
  },
}).values
const wants = (part: string) => !only || only.includes(part)

await runTask(async (task) => {
  if (process.platform !== 'linux') throw new Refusal('The measurements read /proc: they run on Linux.')
  await installBackend(task)
  await build(task, backendBuild)
  await build(task, websiteBuild)
  const { hasProgram } = await import('../bench/load.ts')
  for (const name of ['wrk', 'taskset'])
    if (!hasProgram(name))
      throw new Refusal(`The measurements need ${name}: install it, for example from Debian's packages.`)
  const { measure } = await import('../bench/measure.ts')
  const amounts = (articles ?? ['1000', '100000', '1000000']).map(Number)
  const text = await measure({ step, hold: (house) => task.hold(house), wants, amounts, addresses: Number(addresses) })
  const file = path.join(projectFolder, 'bench/results.md')
  await mkdir(path.dirname(file), { recursive: true })
  if (!only) await writeFile(file, text)
  console.log(text)
  return 0
})
