import { Button } from '@strapi/design-system'
import { useNavigate } from 'react-router-dom'
import type { ShownStaff } from '../../features/check-in/desk/show-staff'
import { momentWithTime } from '../events/event-words'
import { useAction } from '../kit/action/use-action'
import { ActionList } from '../kit/detail/action-list'
import { DetailPage } from '../kit/detail/detail-page'
import { Panel } from '../kit/detail/panel'
import { PanelTable } from '../kit/detail/panel-table'
import { useRow } from '../kit/detail/use-row'
import { Tag } from '../kit/words/tag'

const STAFF = '/admin/site/doors/staff'

type Device = ShownStaff['devices'][number]

/** `/deurmedewerkers/{id}` in the admin: one of those who check in, and the devices. */
export default function StaffMemberPage() {
  const loaded = useRow<ShownStaff>(STAFF, 'De medewerker kan nu niet worden opgehaald.')
  return (
    <DetailPage
      loaded={loaded}
      title={({ data }) => data.name}
      tag={({ data }) => <Tag colour="primary">{data.event ?? 'Alle evenementen'}</Tag>}
      subtitle={({ data }) => data.email}
      aside={({ data }) => <Actions staff={data} />}
    >
      {({ data }) => (
        <Panel title="Apparaten">
          <PanelTable
            rows={data.devices}
            idOf={({ id }) => id}
            empty="Hij of zij heeft nog niet ingecheckt."
            columns={[
              { head: 'Apparaat', cell: ({ name }) => name },
              { head: 'Deur', cell: ({ event, door }) => `${door}, ${event}` },
              { head: 'Laatst gezien', cell: ({ seenAt }) => momentWithTime(seenAt) },
              { head: 'In wachtrij', isNumber: true, cell: ({ queued }) => queued },
              { head: '', cell: (device) => <DeviceState staff={data.id} device={device} /> },
            ]}
          />
        </Panel>
      )}
    </DetailPage>
  )
}

function Actions({ staff: { id, name } }: { staff: ShownStaff }) {
  const navigate = useNavigate()
  const removal = useAction<number>({
    request: (of) => ({ method: 'POST', path: `${STAFF}/${of}/removal`, body: {} }),
    question: () => ({
      title: `Verwijder ${name}`,
      text: 'De apparaten wissen hun lijst zodra zij verbinding hebben. Wat al gescand is, blijft staan.',
      ...{ confirm: 'Verwijder', cancel: 'Laat staan', isDanger: true },
    }),
    done: () => `${name} checkt niet meer in.`,
  })
  const run = async () => {
    const isRemoved = await removal.run(id)
    if (isRemoved) navigate('/deurmedewerkers', { replace: true })
    return isRemoved
  }
  return <ActionList actions={[{ label: 'Verwijder', isDanger: true, run, isBusy: removal.isBusy }]} />
}

function DeviceState({ staff, device }: { staff: number; device: Device }) {
  const revocation = useAction<string>({
    request: (id) => ({ method: 'POST', path: `${STAFF}/${staff}/revocation`, body: { device: id } }),
    question: () => ({
      title: `Meld ${device.name} af`,
      text: `Het apparaat bij deur ${device.door} wist zijn lijst zodra het verbinding heeft. Wat in de wachtrij staat, blijft erop tot er weer iemand incheckt.`,
      ...{ confirm: 'Meld af', cancel: 'Laat staan', isDanger: true },
    }),
    done: () => 'Het apparaat is afgemeld.',
  })
  if (!device.isActive) return device.revokedBy ? `Afgemeld door ${device.revokedBy}` : 'Gestopt'
  return (
    <Button variant="danger-light" loading={revocation.isBusy} onClick={() => void revocation.run(device.id)}>
      Meld af
    </Button>
  )
}
