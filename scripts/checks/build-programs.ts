import { backendBuild, build, galleryBuild, websiteBuild } from '../builds/build.ts'
import type { Task } from '../processes/task.ts'
import type { Tally } from './tally.ts'

/** Builds the programs that the tests run. Returns whether all could be built. */
export async function buildPrograms(task: Task, tally: Tally): Promise<boolean> {
  const buildWebsite = async () => {
    await build(task, websiteBuild)
    await build(task, galleryBuild)
  }
  const built = await tally.prepare(async () => {
    await Promise.all([build(task, backendBuild), buildWebsite()])
    return true
  })
  return built ?? false
}
