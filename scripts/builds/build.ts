import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { backendFolder, contractFolder, projectFolder, runtimeFolder, websiteFolder } from '../folders.ts'
import { step } from '../processes/progress.ts'
import { runNode } from '../processes/run.ts'
import type { Task } from '../processes/task.ts'
import { UserError } from '../user-error.ts'
import { hashSources } from './source-hash.ts'

/** A program to build: its sources, its command and its output folder. */
type Build = {
  name: string
  folder: string
  sources: string[]
  command: string[]
  output: string
  /** the command leaves the output of sources that no longer exist */
  leavesOldOutput?: true
  env?: NodeJS.ProcessEnv
}

const emitOnly = new URL('./emit-only.ts', import.meta.url).href

export const backendBuild: Build = {
  name: 'backend',
  folder: backendFolder,
  // the packages of the folders that both programs import are those of the root
  sources: [backendFolder, contractFolder, runtimeFolder, path.join(projectFolder, 'package-lock.json')],
  command: ['--import', emitOnly, 'node_modules/@strapi/strapi/bin/strapi.js', 'build'],
  output: path.join(backendFolder, 'dist'),
  leavesOldOutput: true,
}

export const websiteBuild: Build = {
  name: 'website',
  folder: websiteFolder,
  sources: [websiteFolder, contractFolder, runtimeFolder, path.join(projectFolder, 'package-lock.json')],
  command: [path.join(projectFolder, 'node_modules/@react-router/dev/bin.cjs'), 'build'],
  output: path.join(websiteFolder, 'build'),
  env: { WITH_GALLERY: 'no' },
}

/**
 * The website with its gallery of components, for the journeys: in a folder within the other build, which is not
 * served.
 */
export const galleryBuild: Build = {
  ...websiteBuild,
  name: 'gallery',
  output: path.join(websiteBuild.output, 'gallery'),
  env: { WITH_GALLERY: 'yes' },
}

/** Builds a program as a step, unless nothing changed since the last time; fails with the output of the build. */
export async function build(task: Task, what: Build): Promise<void> {
  const hash = await hashOf(what)
  if ((await builtFrom(what)) === hash) return
  await step(`Building the ${what.name}`, async () => {
    await rm(what.leavesOldOutput ? what.output : markerOf(what), { recursive: true, force: true })
    const { exitCode, output } = await runNode(task, {
      args: what.command,
      cwd: what.folder,
      env: { NODE_ENV: 'production', ...what.env },
    })
    if (exitCode !== 0) throw new UserError(`The build of the ${what.name} failed:\n${output.trimEnd()}`)
    await writeFile(markerOf(what), hash)
  })
}

/**
 * The hash of the sources that the current output was built from; empty when there is none, or a build was
 * interrupted.
 */
async function builtFrom(what: Build): Promise<string> {
  return existsSync(markerOf(what)) ? readFile(markerOf(what), 'utf8') : ''
}

/** Fails with a sentence when a program is not built. */
export async function requireBuild(what: Build): Promise<void> {
  if (!(await builtFrom(what))) throw new UserError(`The ${what.name} is not built: run 'npm run build' first.`)
}

const hashOf = ({ sources }: Build) => hashSources(sources, process.version)

// Inside the output: whatever empties that folder, such as a development server, removes the marker too.
const markerOf = ({ output }: Build) => path.join(output, '.built-from')
