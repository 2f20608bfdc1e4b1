// `node scripts/under-node-24.mjs <task> [arguments]` runs scripts/<task>.ts under Node 24, whatever Node the machine
// has.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { lacksSpace } from './launch/disk-space.mjs'
import { findNode24 } from './launch/node-24.mjs'
import { install, isInstalled } from './launch/packages.mjs'
import { onParentExit } from './launch/parent.mjs'

const project = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const packagesMb = 2500
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let stopping = false

/** @param {string} sentence */
function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** @param {NodeJS.Signals} signal */
function forward(signal) {
  stopping = true
  for (const child of running) child.kill(signal)
  if (running.size === 0) process.exit(130)
}

async function installOnce() {
  // The backend is an npm project of its own: both are installed at once.
  const missing = [project, path.join(project, 'backend')].filter((folder) => !isInstalled(folder))
  if (missing.length === 0) return
  const problem = await lacksSpace(project, packagesMb)
  if (problem) refuse(problem)
  const startMs = Date.now()
  process.stdout.write('Installing the packages … ')
  const succeeded = await Promise.all(missing.map((folder) => install(folder, (npm) => running.add(npm))))
  if (stopping) process.exit(130)
  if (succeeded.includes(false))
    refuse('\nThe packages could not be installed: see the message of npm above, then try again.')
  running.clear()
  console.log(`${((Date.now() - startMs) / 1000).toFixed(1)} s`)
}

/** @param {string[]} args */
function run([task, ...args]) {
  const script = path.join(project, 'scripts', `${task}.ts`)
  if (!task || !existsSync(script)) return refuse(`There is no task '${task}': scripts/${task}.ts does not exist.`)
  const node = findNode24(project)
  if (!node) return refuse(`No Node 24 comes with the project for this machine: install Node 24 and try again.`)
  // The command `node` in the task's children is this one too.
  const env = { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` }
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', script, ...args], { stdio: 'inherit', env })
  running.add(child)
  child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, forward)
// Only under npm: in a shell's background the parent may end without anyone wanting to stop us.
if (process.env.npm_lifecycle_event) onParentExit(() => forward('SIGTERM'))

await installOnce()
run(process.argv.slice(2))
