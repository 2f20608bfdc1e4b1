import { backendBuild, build, galleryBuild, websiteBuild } from '../builds/build.ts'
import type { Task } from '../processes/task.ts'
import type { Tally } from './outcome.ts'
import { isWanted, type TestPlan } from './plan.ts'

/**
 * Builds the programs that the tests of the plan run; nothing when none do.
 * @param installed whether the backend's packages could be installed
 * @returns whether all could be built
 */
export async function buildPrograms(
  task: Task,
  { contract, jobs, faults, journeys }: TestPlan,
  tally: Tally,
  installed: Promise<boolean>,
): Promise<boolean> {
  if (!isWanted(contract, jobs, faults, journeys)) return false
  const built = await tally.prepare(async () => {
    const [hasBackend] = await Promise.all([buildBackend(task, installed), buildWebsite(task, isWanted(journeys))])
    return hasBackend
  })
  return built ?? false
}

async function buildBackend(task: Task, installed: Promise<boolean>): Promise<boolean> {
  if (!(await installed)) return false
  await build(task, backendBuild)
  return true
}

async function buildWebsite(task: Task, withGallery: boolean): Promise<void> {
  await build(task, websiteBuild)
  if (withGallery) await build(task, galleryBuild)
}
