import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { chromium } from 'playwright-core'
import type { Task } from '../processes/task.ts'
import { UserError } from '../user-error.ts'
import { runTool } from './tool.ts'

/** Chromium without its window: journeys take half the time in it. */
const headless = 'chromium-headless-shell'
const others = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const knownPaths = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/**
 * The browser for the journeys: CHROMIUM, Debian's headless package, another on this machine, or else Playwright's
 * download.
 */
export async function findChromium(task: Task): Promise<string> {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  if (!onPath(headless)) installDebianPackage(headless)
  // older Debian releases lack the headless package
  if (!present()) installDebianPackage('chromium')
  const found = present()
  if (found) return found
  const { output } = await runTool(task, ['playwright-core/cli.js', 'install', 'chromium'])
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  throw new UserError(
    `No Chromium is here and none could be installed: install one, or set CHROMIUM to its path.\n${output}`,
  )
}

function present(): string | undefined {
  const onAnyPath = [headless, ...others].map(onPath).find(Boolean)
  return onAnyPath ?? [...knownPaths, chromium.executablePath()].find((place) => existsSync(place))
}

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return folders.map((folder) => path.join(folder, name)).find((place) => existsSync(place))
}

/** Ignores a failure: only root can install, and only on Debian. */
function installDebianPackage(name: string): void {
  if (process.getuid?.() !== 0) return
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  const install = () => spawnSync('apt-get', ['install', '-qy', '--no-install-recommends', name], options).status === 0
  if (install()) return
  spawnSync('apt-get', ['update', '-q'], options)
  install()
}
