import { z } from 'zod'
import { env } from '../../config/env.server.ts'
import { log } from '../../config/log.server.ts'
import type { WidgetOfService } from '../bot-check-data.ts'
import { serviceNamed } from '../services.ts'
import { proofId } from './challenge.server.ts'

const TIMEOUT_MS = 5_000

const { BOT_CHECK: name, BOT_CHECK_SITE_KEY: siteKey, BOT_CHECK_SECRET: secret } = env
const service = name && siteKey && secret ? { ...serviceNamed(name, env.BOT_CHECK_URL), siteKey, secret } : undefined

/** The configured service for a page; null for none. */
export const widget: WidgetOfService | null = service
  ? { script: service.script, object: service.object, siteKey: service.siteKey }
  : null

/** Sources of a Content-Security-Policy that a page with a check needs. */
export const serviceHosts: readonly string[] = service?.hosts ?? []

const verdict = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) })

/** Error codes about us or the service, not about the visitor. */
const SERVICE_ERRORS = /secret|sitekey|internal|bad-request/

/**
 * Verifies a token at its service.
 * @returns the id of the proof; `refused` when the service rejects it, undefined when its response is not about
 * the visitor
 */
export async function proofOfService(token: string): Promise<string | 'refused' | undefined> {
  if (!service || token === '') return undefined
  try {
    const body = new URLSearchParams({ secret: service.secret, response: token })
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(service.verify, { method: 'POST', body, redirect: 'error', signal })
    const { success, 'error-codes': codes } = verdict.parse(await response.json())
    if (success) return proofId(token)
    if (!codes.some((code) => SERVICE_ERRORS.test(code))) return 'refused'
    throw new Error(`It answers ${codes.join(', ')}`)
  } catch (err) {
    log.error({ source: 'bot-check', service: name, err }, 'The bot check gives no answer: forms are judged without it')
    return undefined
  }
}

export const isServiceOn = service !== undefined
