// Plain JavaScript without dependencies: this runs before anything is installed, under any Node since 20.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

const done = '.gevel-installed'
const startedMarker = '.gevel-installing'

/**
 * Whether the installed packages of an npm project match its lock file and package.json files.
 * @param {string} project folder with a package-lock.json
 */
export function isInstalled(project) {
  const marker = path.join(project, 'node_modules', done)
  return existsSync(marker) && readFileSync(marker, 'utf8') === wanted(project)
}

/**
 * Installs the packages of an npm project, from scratch when an earlier install was interrupted. `npm ci` would be
 * stricter, but it requires the packages of every other system in the lock file, and a registry may lack some;
 * `--no-save` leaves the lock file alone too.
 * @param {string} project folder with a package-lock.json
 * @param {(child: import('node:child_process').ChildProcess) => void} [watch] is given npm's process
 * @returns {Promise<boolean>} whether npm succeeded; its messages are on stderr
 */
export async function install(project, watch) {
  const modules = path.join(project, 'node_modules')
  const cutOff = existsSync(path.join(modules, startedMarker)) || !existsSync(path.join(modules, '.package-lock.json'))
  if (cutOff) rmSync(modules, { recursive: true, force: true, maxRetries: 5 })
  mkdirSync(modules, { recursive: true })
  writeFileSync(path.join(modules, startedMarker), '')
  rmSync(path.join(modules, done), { force: true })
  const child = npm(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], project)
  watch?.(child)
  const ended = await new Promise((resolve) => child.once('error', () => resolve(-1)).once('exit', resolve))
  if (ended !== 0) return false
  writeFileSync(path.join(modules, done), wanted(project))
  rmSync(path.join(modules, startedMarker), { force: true })
  return true
}

/** @param {string} project */
function wanted(project) {
  const hash = createHash('sha256')
  // Another system or processor needs other packages; a folder may be shared between two.
  hash.update(`${process.platform} ${process.arch} `)
  /** @type {{ workspaces?: string[] }} */
  const { workspaces = [] } = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8'))
  for (const folder of ['.', ...workspaces]) hash.update(readFileSync(path.join(project, folder, 'package.json')))
  hash.update(readFileSync(path.join(project, 'package-lock.json')))
  return hash.digest('hex')
}

/**
 * npm itself, under the Node that the user's npm runs under: the pinned one is in the folder that is about to change,
 * and `npm run` puts that folder first in PATH.
 * @param {string[]} args
 * @param {string} cwd
 */
function npm(args, cwd) {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env
  /** @type {import('node:child_process').SpawnOptions} */
  const options = { cwd, env: outsideNpmRun(process.env), stdio: ['ignore', 'ignore', 'inherit'] }
  if (!node || !cli || path.basename(cli) !== 'npm-cli.js') {
    return spawn('npm', args, { ...options, shell: process.platform === 'win32' })
  }
  return spawn(node, ['--import', new URL('./stop-with-parent.mjs', import.meta.url).href, cli, ...args], options)
}

/**
 * The environment as it was before `npm run`, which makes a nested npm work in the outer project.
 * @param {NodeJS.ProcessEnv} env
 */
function outsideNpmRun({ PATH = '', npm_config_local_prefix: _, INIT_CWD: __, ...env }) {
  const variables = Object.entries(env).filter(([name]) => !name.startsWith('npm_') || name.startsWith('npm_config_'))
  const folders = PATH.split(path.delimiter).filter((folder) => !folder.includes('node_modules'))
  return { ...Object.fromEntries(variables), PATH: folders.join(path.delimiter) }
}
