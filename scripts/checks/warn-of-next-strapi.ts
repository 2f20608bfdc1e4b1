import path from 'node:path'
import { backendFolder, projectFolder } from '../folders.ts'
import { runNode } from '../processes/run.ts'
import type { Task } from '../processes/task.ts'

/** Prints what of the admin's patches does not fit the next minor of Strapi. It never fails a run. */
export async function warnOfNextStrapi(task: Task): Promise<void> {
  const { output } = await runNode(task, {
    // the patches are those of the admin, whose package has no type
    args: [
      '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON',
      path.join(backendFolder, 'src/admin/patches/try-next-strapi.ts'),
    ],
    cwd: projectFolder,
    inBackground: true,
  })
  if (output) console.log(output.trimEnd())
}
