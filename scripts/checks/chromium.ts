import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { chromium } from 'playwright-core'
import type { Task } from '../processes/task.ts'
import { Refusal } from '../refusal.ts'
import { runTool } from './tool.ts'

/** Chromium without what only a window needs comes first: journeys take a third less time in it. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const usualPlaces = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** The browser for the journeys: CHROMIUM, the machine's own, Debian's package, or else Playwright's download. */
export async function findChromium(task: Task): Promise<string> {
  const present = process.env.CHROMIUM || onThisMachine()
  if (present) return present
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    installDebianPackage()
    const installed = onThisMachine()
    if (installed) return installed
  }
  const { output } = await runTool(task, ['playwright-core/cli.js', 'install', 'chromium'])
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  throw new Refusal(
    `No Chromium is here and none could be installed: install one, or set CHROMIUM to its path.\n${output}`,
  )
}

function onThisMachine(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const places = [...names.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...usualPlaces]
  return places.find((place) => existsSync(place)) ?? [chromium.executablePath()].find((place) => existsSync(place))
}

function installDebianPackage(): void {
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  spawnSync('apt-get', ['update', '-q'], options)
  // older ones have no such package
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { status } = spawnSync('apt-get', ['install', '-qy', '--no-install-recommends', name], options)
    if (status === 0) return
  }
}
