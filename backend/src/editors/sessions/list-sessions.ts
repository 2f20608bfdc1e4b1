import { sanitizeSessionEntry, sortSessionsForDisplay } from '@strapi/utils'
import { z } from 'zod'
import { deviceOf } from '../../http/device'
import { rowsOf } from './end-sessions'

/** What `guard-sessions.ts` and Strapi note with a session. */
const metadataSchema = z.object({
  agent: z.string().optional(),
  network: z.string().optional(),
  deviceName: z.string().optional(),
})

/**
 * The sessions of an editor that go on, as the admin's screen of devices shows them.
 * @param currentId of the session that asks; it may be one from before a renewal
 */
export async function listEditorSessions(editorId: number, currentId?: string) {
  const rows = await strapi.sessionManager('admin').listSessions(String(editorId))
  const current = currentId === undefined ? [] : await rowsOf(strapi.db.connection, editorId, currentId)
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
