import { backendBuild, build, galleryBuild, websiteBuild } from '../builds/build.ts'
import type { Task } from '../processes/task.ts'
import type { Tally } from './outcome.ts'
import { isWanted, type TestPlan } from './plan.ts'

/**
 * Builds the programs that the tests of the plan run; nothing when none do.
 * @returns whether all could be built
 */
export async function buildPrograms(
  task: Task,
  { contract, jobs, faults, journeys }: TestPlan,
  tally: Tally,
): Promise<boolean> {
  if (!isWanted(contract, jobs, faults, journeys)) return false
  const built = await tally.prepare(async () => {
    await Promise.all([build(task, backendBuild), buildWebsite(task, isWanted(journeys))])
    return true
  })
  return built ?? false
}

async function buildWebsite(task: Task, withGallery: boolean): Promise<void> {
  await build(task, websiteBuild)
  if (withGallery) await build(task, galleryBuild)
}
