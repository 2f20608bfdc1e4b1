import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { chromium } from 'playwright-core'
import type { Task } from '../processes/task.ts'
import { Refusal } from '../refusal.ts'
import { runTool } from './tool.ts'

/** Chromium without what only a window needs: journeys take half the time in it. */
const headless = 'chromium-headless-shell'
const others = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const usualPlaces = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** The browser for the journeys: CHROMIUM, Debian's headless package, another the machine has, or else Playwright's download. */
export async function findChromium(task: Task): Promise<string> {
  const present = process.env.CHROMIUM || onPath(headless) || (installDebianPackage(headless) && onPath(headless))
  if (present) return present
  const other = others.map(onPath).find(Boolean) ?? [...usualPlaces, chromium.executablePath()].find(existsSync)
  if (other) return other
  // Debian 11 and older have no package of the headless one
  if (installDebianPackage('chromium')) return onPath('chromium') ?? refuse('')
  const { output } = await runTool(task, ['playwright-core/cli.js', 'install', 'chromium'])
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : refuse(output)
}

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return folders.map((folder) => path.join(folder, name)).find((place) => existsSync(place))
}

/** Whether it is there now; only root may. */
function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0) return false
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  const install = () => spawnSync('apt-get', ['install', '-qy', '--no-install-recommends', name], options).status === 0
  if (install()) return true
  const isUpdated = spawnSync('apt-get', ['update', '-q'], options).status === 0
  return isUpdated && install()
}

function refuse(output: string): never {
  throw new Refusal(
    `No Chromium is here and none could be installed: install one, or set CHROMIUM to its path.\n${output}`,
  )
}
