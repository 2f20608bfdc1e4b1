import { backendBuild, build } from './builds/build.ts'
import { makeTestFolder } from './checks/test-content.ts'
import { readAmount, readOptions } from './command-line.ts'
import { openEmbeddedPostgres } from './embedded-postgres/open.ts'
import { backendFolder } from './folders.ts'
import { startNode } from './processes/child.ts'
import { runTask } from './processes/task.ts'

// `npm run simulate:subscriptions -- --subscribers 2000 --days 730 --seed 17`, on a database server of its own.
await runTask(async (task) => {
  const options = readOptions({
    subscribers: { type: 'string', default: '2000' },
    days: { type: 'string', default: '730' },
    seed: { type: 'string', default: '17' },
  })
  // in this order, whatever that of the command line
  const amounts = (['subscribers', 'days', 'seed'] as const).map((name) => String(readAmount(name, options[name])))
  await build(task, backendBuild)
  const server = await task.hold(openEmbeddedPostgres(await makeTestFolder(task), { temporary: true }))
  const env = { DATABASE_URL: server.url }
  const args = ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', 'simulation/run.ts', ...amounts]
  const simulation = await task.hold(startNode({ args, cwd: backendFolder, env, output: 'inherit' }))
  return simulation.exited
})
