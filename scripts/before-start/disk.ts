import { lacksSpace } from '../launch/disk-space.mjs'
import { UserError } from '../user-error.ts'

const neededMb = 500

/** Fails when the disk of this folder is (nearly) full. */
export async function checkDisk(folder: string): Promise<void> {
  const problem = await lacksSpace(folder, neededMb)
  if (problem) throw new UserError(problem)
}
