import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '../embedded-postgres/server.ts'
import { firebaseTestsFolder } from '../folders.ts'
import { startNode } from '../processes/child.ts'
import { LogFile } from '../processes/log-file.ts'
import { step } from '../processes/progress.ts'
import { untilReady } from '../processes/ready.ts'
import type { Task } from '../processes/task.ts'
import { UserError } from '../user-error.ts'

const program = path.join(firebaseTestsFolder, 'node_modules/firebase-tools/lib/bin/firebase.js')

/**
 * Starts the emulator of Firebase's accounts, on free ports of this machine only. A project with the prefix `demo-`
 * needs no log-in.
 * @param folder for its settings and its log
 * @returns its address
 */
export async function startFirebaseEmulator(task: Task, folder: string, project: string): Promise<string> {
  const [auth, hub, logging] = await Promise.all([freePort(), freePort(), freePort()])
  const at = (port: number) => ({ host: '127.0.0.1', port })
  const emulators = { auth: at(auth), hub: at(hub), logging: at(logging), ui: { enabled: false } }
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'firebase.json'), JSON.stringify({ emulators }))
  const log = path.join(folder, 'emulator.log')
  return step("Starting Firebase's emulator", async () => {
    const emulator = await task.hold(
      startNode({
        args: [program, 'emulators:start', '--only', 'auth', '--project', project, '--non-interactive'],
        cwd: folder,
        // CI disables its news; its user data go into the folder
        env: { CI: '1', NO_UPDATE_NOTIFIER: '1', HOME: folder, XDG_CONFIG_HOME: folder, TMPDIR: folder },
        output: new LogFile(log),
      }),
    )
    const url = `http://127.0.0.1:${auth}`
    if (!(await untilReady(emulator.exited, url, 200)))
      throw new UserError(`Firebase's emulator ended by itself: see ${log}.`)
    void emulator.exited.then(() => task.lose(new UserError("Firebase's emulator ended by itself.")))
    return url
  })
}
