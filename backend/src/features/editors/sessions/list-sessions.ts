import { sanitizeSessionEntry, sortSessionsForDisplay } from '@strapi/utils'
import { z } from 'zod'
import { deviceOf } from '../../../platform/http/device'
import { findSessionRows } from './end-sessions'

/** Metadata that `guard-sessions.ts` and Strapi store with a session. */
const metadataSchema = z.object({
  agent: z.string().optional(),
  network: z.string().optional(),
  deviceName: z.string().optional(),
})

/**
 * The active sessions of an editor, for the admin's screen of devices.
 * @param currentId the session of the request; it may predate a renewal
 */
export async function listEditorSessions(editorId: number, currentId?: string) {
  const rows = await strapi.sessionManager('admin').listSessions(String(editorId))
  const current = currentId === undefined ? [] : await findSessionRows(strapi.db.connection, editorId, currentId)
  const entries = rows
    .filter(({ expiresAt }) => new Date(expiresAt).getTime() > Date.now())
    .map((row) => ({
      ...sanitizeSessionEntry(row, current.includes(row.sessionId) ? row.sessionId : undefined),
      deviceName: nameOf(metadataSchema.safeParse(row.metadata).data ?? {}),
    }))
  return sortSessionsForDisplay(entries)
}

/** `Firefox op Windows, vanaf 192.0.2.0/24`. */
function nameOf({ agent, deviceName, network }: z.infer<typeof metadataSchema>): string | undefined {
  const { browser, system } = deviceOf(agent ?? '')
  const device = [browser, system].filter(Boolean).join(' op ') || deviceName
  return [device, network && `vanaf ${network}`].filter(Boolean).join(', ') || undefined
}
