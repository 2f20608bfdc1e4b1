import path from 'node:path'
import type { Settings } from '../settings.ts'
import type { RunContext } from './run-context.ts'

/** Number of glibc's arenas: with many, memory freed by picture processing and rendering is not returned. */
const MALLOC_ARENA_MAX = '2'

/**
 * Without a limit V8 lets garbage grow to several times the memory in use; the backend uses 140 to 220 MB (decision 040).
 * In development the same process compiles TypeScript, which takes more.
 */
const MEMORY_LIMIT = {
  NODE_OPTIONS: process.env.NODE_OPTIONS ?? '--max-old-space-size=384 --max-semi-space-size=8',
}

/** The environment of the backend and of its seed. The backend listens on this machine only, behind the website. */
export function backendEnvironment({ mode, settings, secrets, databaseUrl, smtpUrl }: RunContext): NodeJS.ProcessEnv {
  return {
    ...secrets,
    NODE_ENV: mode,
    HOST: '127.0.0.1',
    PORT: String(settings.BACKEND_PORT),
    DATABASE_URL: databaseUrl,
    SITE_URL: settings.SITE_URL,
    SMTP_URL: smtpUrl,
    MEDIA_DIR: path.join(settings.DATA_DIR, 'media'),
    // the embedded database is in it
    ...(!settings.DATABASE_URL && { DATABASE_DIR: settings.DATA_DIR }),
    STRAPI_TELEMETRY_DISABLED: 'true',
    // overrides that of the website
    METRICS_PORT: String(settings.BACKEND_METRICS_PORT ?? ''),
    MALLOC_ARENA_MAX,
    ...(mode === 'development' ? { RUNTIME_CHECKS: 'fail' } : MEMORY_LIMIT),
  }
}

/** The environment of the website. */
export function websiteEnvironment({ mode, settings, secrets }: RunContext): NodeJS.ProcessEnv {
  return {
    NODE_ENV: mode,
    HOST: settings.HOST,
    PORT: String(settings.PORT),
    BACKEND_URL: backendUrl(settings),
    WEBSITE_KEY: secrets.WEBSITE_KEY,
    DEMO_SECRETS: secrets.DEMO_SECRETS,
    SITE_URL: settings.SITE_URL,
    PRO_HOST: settings.PRO_HOST,
    CACHE_DIR: path.join(settings.DATA_DIR, 'cache'),
    MALLOC_ARENA_MAX,
  }
}

export const backendUrl = ({ BACKEND_PORT }: Settings) => `http://127.0.0.1:${BACKEND_PORT}`

/** The website's URL on this machine, whatever its public URL is. */
export function websiteUrl({ PORT, HOST }: Settings): string {
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}
