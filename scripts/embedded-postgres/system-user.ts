import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { UserError } from '../user-error.ts'

/** The user that runs the server; without one it runs as ourselves. */
export type SystemUser = { uid: number; gid: number }

const name = 'postgres'
// useradd exists everywhere but on BusyBox systems; the second form is for a machine where only the group is left.
const creations = [
  ['useradd', '--system', '--no-create-home', '--shell', '/usr/sbin/nologin', name],
  ['useradd', '--system', '--no-create-home', '--shell', '/usr/sbin/nologin', '--gid', name, name],
  ['adduser', '-S', '-D', '-H', name],
] as const

/** PostgreSQL does not run as root: the user it runs as instead, created if necessary. */
export function userInsteadOfRoot(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const [command, ...args] of [['true'], ...creations] as const) {
    spawnSync(command, args)
    const found = findSystemUser()
    if (found) return found
  }
  throw new UserError(
    `PostgreSQL cannot run as root and no user '${name}' could be made: run this as an ordinary user or set DATABASE_URL.`,
  )
}

function findSystemUser(): SystemUser | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }))
  if (uid?.status !== 0 || gid?.status !== 0) return undefined
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

/** Whether the user can enter the folder: the system itself decides, since it also knows about ACLs and mounts. */
export function canEnter(user: SystemUser, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...user, cwd: '/' }).status === 0
}
