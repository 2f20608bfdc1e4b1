import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectFolder } from '../folders.ts'
import type { Task } from '../processes/task.ts'
import { type Outcome, single } from './outcome.ts'
import { plantedViolations } from './planted-violations.ts'
import { runTool } from './tool.ts'

/** Checks that no import breaks the import rule. */
export async function checkImports(task: Task): Promise<Outcome> {
  const { exitCode, output } = await cruise(task, projectFolder)
  return single(exitCode === 0, output)
}

/** Checks the check above: it must find a planted violation of each rule. */
export async function checkImportRuleDetects(task: Task): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gevel-import-rule-'))
  try {
    for (const { file, imports } of Object.values(plantedViolations).flat()) await plant(folder, file, imports)
    const { output } = await cruise(task, folder)
    const missed = Object.keys(plantedViolations).filter((rule) => !output.includes(rule))
    return { ...single(missed.length === 0, `Planted, but not found: ${missed.join(', ')}\n${output}`) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function cruise(task: Task, cwd: string) {
  const config = path.join(projectFolder, '.dependency-cruiser.mjs')
  const sources = ['website/app', 'website/server', 'contract/src', 'runtime/src', 'backend/src']
  return runTool(task, ['dependency-cruiser/bin/dependency-cruiser.mjs', '--config', config, ...sources], {
    cwd,
    inBackground: true,
  })
}

async function plant(folder: string, file: string, imports: string): Promise<void> {
  const [from, to] = [file, imports].map((name) => path.join(folder, name)) as [string, string]
  for (const name of [from, to]) await mkdir(path.dirname(name), { recursive: true })
  await writeFile(to, 'export const value = 1\n', { flag: 'a' })
  await writeFile(
    from,
    `import { value } from './${path.relative(path.dirname(from), to)}'\nexport const used = value\n`,
  )
}

/** Checks that every file and every export is used (knip.json). */
export async function checkUnusedCode(task: Task): Promise<Outcome> {
  const { exitCode, output } = await runTool(task, ['knip/bin/knip.js', '--no-progress', '--no-config-hints'], {
    inBackground: true,
  })
  return single(exitCode === 0, output)
}
