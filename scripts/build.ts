import { backendBuild, build, websiteBuild } from './builds/build.ts'
import { runTask } from './processes/task.ts'

await runTask(async (task) => {
  await build(task, backendBuild)
  await build(task, websiteBuild)
  console.log('Both programs are built.')
  return 0
})
