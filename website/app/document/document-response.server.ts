import { serviceHosts } from '../bot-check/server/service.server.ts'
import { env } from '../config/env.server.ts'
import { framingOrigins, hasBotCheck, hasScanner, isPreview, recordDocument } from '../content/cache/reads.server.ts'
import { PREVIEW_ADDRESS_SCRIPT } from '../features/previews/token-in-address.ts'
import { contentSecurityPolicy } from './content-security-policy.server.ts'
import { withLateScripts } from './late-scripts.server.ts'
import { withLoaderData } from './loader-data.server.ts'
import type { DocumentParts } from './part-renderer.server.ts'

/** Where a browser gets its token of Firebase Cloud Messaging, if that is configured. */
const contacts = env.FIREBASE_WEB_APP
  ? ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com']
  : []

const secure = env.SITE_URL.startsWith('https:')

/** In place of that of all other responses (server/http/security-headers.ts): as strict, but for the camera. */
const SCANNER_PERMISSIONS =
  'browsing-topics=(), camera=(self), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()'

/**
 * The response of a rendered document: with its late scripts, the policy that allows them, and the loaders' data.
 * @param parts those of which it has the marks
 * @param data undefined for a document without scripts
 */
export function documentResponse(
  rendered: string,
  parts: DocumentParts,
  status: number,
  headers: Headers,
  data?: string,
): Response {
  const framedBy = framingOrigins()
  const late = withLateScripts(rendered)
  const html = isPreview() ? asPreview(late) : late
  const guests = hasBotCheck() ? serviceHosts : []
  const scans = hasScanner()
  const exceptions = { guests, contacts, framedBy, runsWebAssembly: scans }
  headers.set('Content-Security-Policy', contentSecurityPolicy(html, secure, exceptions))
  if (scans) headers.set('Permissions-Policy', SCANNER_PERMISSIONS)
  const bytes = parts.encode(data === undefined ? html : withLoaderData(html, data))
  return recordDocument(new Response(inOnePiece(bytes), { status, headers }), bytes)
}

/**
 * Makes links open another tab, since the frame of a preview may show no other page, and takes the token out of the
 * address before anything else runs. Hydration skips both elements.
 */
function asPreview(html: string): string {
  return html.replace('<head>', () => `<head><base target="_blank"/><script>${PREVIEW_ADDRESS_SCRIPT}</script>`)
}

/** A string as body costs 50 µs more: it is encoded more slowly, and copied. */
function inOnePiece(bytes: Buffer): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })
}
