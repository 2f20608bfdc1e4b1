import path from 'node:path'
import { demoAccountsForSeed } from '../demo-accounts.ts'
import { backendFolder, projectFolder, websiteFolder } from '../folders.ts'
import type { NodeProgram } from '../processes/child.ts'
import { backendEnvironment, backendUrl, websiteEnvironment, websiteUrl } from './environment.ts'
import type { RunContext } from './run-context.ts'

/** A program of the site: how it is started, and the URL and status that show that it is ready. */
export type Program = Omit<NodeProgram, 'output'> & { name: string; ready: { url: string; status: number } }

/** The built backend; in development Strapi's own command, which compiles it. */
const backendPrograms = {
  production: ['dist/src/main.js'],
  development: ['node_modules/@strapi/strapi/bin/strapi.js', 'develop'],
}
const reactRouter = path.join(projectFolder, 'node_modules/@react-router/dev/bin.cjs')

/** The content backend. In development it recompiles and restarts after each change. */
export function backendProgram(around: RunContext): Program {
  return {
    name: 'backend',
    args: backendPrograms[around.mode],
    cwd: backendFolder,
    env: backendEnvironment(around),
    ready: { url: `${backendUrl(around.settings)}/_health`, status: 204 },
  }
}

/** The website: its own server over the built files, or in development Vite's. */
export function websiteProgram(around: RunContext): Program {
  const { PORT, HOST } = around.settings
  const development = [reactRouter, 'dev', '--host', HOST, '--port', String(PORT), '--strictPort']
  return {
    name: 'website',
    args: around.mode === 'production' ? ['server/main.ts'] : development,
    cwd: websiteFolder,
    env: websiteEnvironment(around),
    ready: { url: `${websiteUrl(around.settings)}/health`, status: 200 },
  }
}

/** Seeds the database with the demo content, or with what the arguments request. */
export function seedProgram(around: RunContext, args: string[]): Omit<NodeProgram, 'output'> {
  const env = { ...backendEnvironment(around), GEVEL_DEMO_ACCOUNTS: demoAccountsForSeed, LOG_LEVEL: 'warn' }
  return { args: ['dist/seed/run.js', ...args], cwd: backendFolder, env }
}

/** Indexes all documents of the search again. */
export function searchRebuildProgram(around: RunContext): Omit<NodeProgram, 'output'> {
  return { args: ['dist/src/features/search/rebuild/run.js'], cwd: backendFolder, env: backendEnvironment(around) }
}

export function vacancyImportProgram(around: RunContext, args: readonly string[]): Omit<NodeProgram, 'output'> {
  const program = 'dist/src/features/vacancy-import/run.js'
  return { args: [program, ...args], cwd: backendFolder, env: backendEnvironment(around) }
}
