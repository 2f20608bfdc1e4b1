import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { benchParts } from '../bench/parts.ts'
import { backendBuild, build, websiteBuild } from './builds/build.ts'
import { chosenParts, readAmount, readOptions } from './command-line.ts'
import { projectFolder } from './folders.ts'
import { step } from './processes/progress.ts'
import { runTask } from './processes/task.ts'
import { UserError } from './user-error.ts'

await runTask(async (task) => {
  // `npm run bench -- --only cached --only rendered --articles 1000 --articles 100000` measures a part, and other
  // amounts.
  const { only, articles, addresses } = readOptions({
    only: { type: 'string', multiple: true },
    articles: { type: 'string', multiple: true, default: ['1000', '100000', '1000000'] },
    addresses: { type: 'string', default: '200000' },
  })
  const chosen = chosenParts(benchParts, only)
  const amounts = articles.map((amount) => readAmount('articles', amount))
  const most = readAmount('addresses', addresses)
  if (process.platform !== 'linux') throw new UserError('The measurements read /proc: they run on Linux.')
  await build(task, backendBuild)
  await build(task, websiteBuild)
  const { hasProgram } = await import('../bench/load.ts')
  for (const name of ['wrk', 'taskset'])
    if (!hasProgram(name))
      throw new UserError(`The measurements need ${name}: install it, for example from Debian's packages.`)
  const { measure } = await import('../bench/measure.ts')
  const text = await measure({ step, hold: (cluster) => task.hold(cluster), chosen, amounts, addresses: most })
  const file = path.join(projectFolder, 'bench/results.md')
  await mkdir(path.dirname(file), { recursive: true })
  if (!only) await writeFile(file, text)
  console.log(text)
  return 0
})
