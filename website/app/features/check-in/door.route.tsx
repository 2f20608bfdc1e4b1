import { checkInEndpoints } from '@gevel/contract/endpoints/check-in'
import { href } from '@gevel/contract/hrefs'
import { readShortCode, readTicketCode } from '@gevel/contract/ticket-codes'
import { redirect } from 'react-router'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import { failureIn } from '../../forms/schema/failure.ts'
import { submitOneOf } from '../../forms/server/submit-form.server.ts'
import { useActionResult } from '../../forms/use-action-result.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { styleSheets } from '../../routing/routes/style-sheets.ts'
import styles from '../../styles/features/check-in.css?url'
import scanStyles from '../../styles/features/check-in-scans.css?url'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import type { Route } from './+types/door.route.ts'
import { loadDoorPage } from './door.server.ts'
import { admitForm, findForm, leaveForm, undoForm } from './door-forms.ts'
import { Door } from './screen/door.tsx'

export const handle: RouteHandle = { layout: 'empty', middleware: ['no-tracking'], query: ['q', 'scan'] }

export const links = styleSheets(styles, scanStyles)

/** `/inchecken/{device}`: checking in at a door. The whole of it works without scripts, but for the camera. */
export async function loader(args: Route.LoaderArgs) {
  const page = await loadDoorPage(args, args.params.device)
  return { page, words: args.url.searchParams.get('q') ?? '', nonce: crypto.randomUUID(), at: new Date().toISOString() }
}

const forms = { zoeken: findForm, inchecken: admitForm, ongedaan: undoForm, stoppen: leaveForm }

export async function action(args: Route.ActionArgs) {
  const { request } = args
  const { device: id } = args.params
  const path = href('/inchecken/:device', { device: id })
  const scan = async (what: { code: string | null; ticket: number | null }, nonce: string) => {
    const { device } = await loadDoorPage(args, id)
    const at = new Date().toISOString()
    const sent = { nonce, ...what, door: device.door, scannedAt: at, wasQueued: false, refusedAs: null }
    await callEndpoint(request, checkInEndpoints.sync, {
      params: { id },
      input: { scans: [sent], since: null, queued: 0 },
    })
  }
  return submitOneOf(request, forms, { title: 'Dit is niet gelukt' }, async (sent) => {
    switch (sent.which) {
      case 'zoeken': {
        const { entry, nonce } = sent.values
        const isCode = readTicketCode(entry) !== undefined || readShortCode(entry) !== undefined
        if (!isCode) return redirect(entry ? `${path}?${new URLSearchParams({ q: entry.slice(0, 100) })}` : path)
        await scan({ code: entry, ticket: null }, nonce)
        return redirect(`${path}?scan=${nonce}`)
      }
      case 'inchecken': {
        const { ticket, nonce, words } = sent.values
        await scan({ code: null, ticket: Number(ticket) }, nonce)
        return redirect(`${path}?${new URLSearchParams({ ...(words && { q: words }), scan: nonce })}`)
      }
      case 'ongedaan': {
        const { scan: of, because } = sent.values
        await callEndpoint(request, checkInEndpoints.undo, { params: { id }, input: { scan: Number(of), because } })
        return redirect(path)
      }
      case 'stoppen':
        await callEndpoint(request, checkInEndpoints.leave, { params: { id } })
        return redirect(href('/inchecken'))
    }
  })
}

export default function DoorRoute({ loaderData: { page, words, nonce, at }, actionData }: Route.ComponentProps) {
  const failure = failureIn(useActionResult(actionData))
  const { device } = page
  return (
    <>
      <PageMeta
        title={`Inchecken: ${device.event.title}`}
        description={null}
        path={href('/inchecken/:device', { device: device.id })}
        noindex
      />
      <Door device={device} page={page} words={words} nonce={nonce} at={at} failure={failure} />
    </>
  )
}
