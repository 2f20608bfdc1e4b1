import { Button, Flex, Typography } from '@strapi/design-system'
import { Plus } from '@strapi/icons'
import type { QuotaUse } from '../../features/organiser/setup/quota-use'
import type { ShownEvent } from '../../features/organiser/setup/show-event'
import { Panel } from '../kit/detail/panel'
import { PanelTable } from '../kit/detail/panel-table'
import { RowActions } from '../kit/detail/row-actions'
import { Tag } from '../kit/words/tag'
import { clockText } from './event-words'
import { useSetUp } from './use-set-up'

const kindNames = { type: 'Kaartsoorten', session: 'Zaal' } as const

/** The places of an event, and what holds them at this moment. */
export function QuotasPanel({ event, mayChange }: { event: ShownEvent; mayChange: boolean }) {
  const save = useSetUp<QuotaUse | undefined>(event.id, {
    ...{ method: 'PUT', path: 'quotas' },
    question: (quota) => ({
      title: quota ? `Wijzig ${quota.name}` : 'Nieuw quotum',
      text: quota
        ? `Er zijn ${quota.sold} kaarten uitgegeven; lager kan niet. Wat gereserveerd of aangeboden is, blijft staan.`
        : 'Daarna kiest u bij elke kaartsoort of zij ervoor meetelt. Zalen krijgen hun aantal bij de sessie.',
      confirm: 'Bewaar',
      fields: [
        { name: 'name', label: 'Naam', kind: 'text', isRequired: true, value: quota?.name ?? '' },
        { name: 'size', label: 'Plaatsen', kind: 'number', isRequired: true, value: String(quota?.size ?? '') },
      ],
    }),
    body: (quota) => (quota ? { quotaId: quota.id } : {}),
    done: (quota) => (quota ? 'Het quotum is gewijzigd.' : 'Het quotum is er. Kies het bij de kaartsoorten.'),
  })
  const remove = useSetUp<QuotaUse>(event.id, {
    ...{ method: 'POST', path: 'quotas/removal' },
    question: ({ name }) => ({
      ...{ title: `Verwijder ${name}`, text: 'De kaartsoorten tellen er niet meer voor mee.' },
      ...{ confirm: 'Verwijder', isDanger: true },
    }),
    body: ({ id }) => ({ quotaId: id }),
    done: ({ name }) => `${name} is verwijderd.`,
  })
  return (
    <Panel
      title="Plaatsen"
      extra={
        mayChange && (
          <Button size="S" variant="tertiary" startIcon={<Plus />} onClick={() => void save.run(undefined)}>
            Nieuw quotum
          </Button>
        )
      }
    >
      <PanelTable
        rows={event.quotas}
        idOf={({ id }) => id}
        empty="Er zijn geen plaatsen ingesteld."
        columns={[
          { head: 'Quotum', cell: (quota) => <NameOfQuota quota={quota} /> },
          { head: 'Plaatsen', cell: ({ size }) => size, isNumber: true },
          { head: 'Verkocht', cell: ({ sold }) => sold, isNumber: true },
          { head: 'Bezig', cell: ({ holds }) => <Holds holds={holds} />, isNumber: true },
          { head: 'Aangeboden', cell: ({ offered }) => offered, isNumber: true },
          { head: 'Genodigden', cell: ({ invited }) => invited, isNumber: true },
          { head: 'Vrij', cell: ({ free }) => <Free free={free} />, isNumber: true },
          ...(mayChange
            ? [
                {
                  head: 'Wijzigen',
                  cell: (quota: QuotaUse) => (
                    <RowActions>
                      <Button
                        size="S"
                        variant="tertiary"
                        aria-label={`Wijzig ${quota.name}`}
                        onClick={() => void save.run(quota)}
                      >
                        Wijzig
                      </Button>
                      {quota.kind === 'type' && (
                        <Button
                          size="S"
                          variant="tertiary"
                          aria-label={`Verwijder ${quota.name}`}
                          onClick={() => void remove.run(quota)}
                        >
                          Verwijder
                        </Button>
                      )}
                    </RowActions>
                  ),
                },
              ]
            : []),
        ]}
      />
      <Typography tag="p" variant="pi" textColor="neutral600" paddingTop={3}>
        Bezig is wat bezoekers nu aan het invullen zijn; het komt vanzelf vrij. Aangeboden is aan de wachtlijst.
        Genodigden is wat voor open uitnodigingen apart staat.
      </Typography>
    </Panel>
  )
}

function NameOfQuota({ quota: { name, kind } }: { quota: QuotaUse }) {
  return (
    <Flex direction="column" alignItems="flex-start">
      <Typography textColor="neutral800" style={{ whiteSpace: 'normal' }}>
        {name}
      </Typography>
      {kind !== 'event' && (
        <Typography variant="pi" textColor="neutral600">
          {kindNames[kind]}
        </Typography>
      )}
    </Flex>
  )
}

function Holds({ holds }: Pick<QuotaUse, 'holds'>) {
  const places = holds.reduce((sum, hold) => sum + hold.places, 0)
  const [first] = holds
  if (!first) return <Typography>0</Typography>
  return (
    <Flex direction="column" alignItems="flex-end">
      <Typography>{places}</Typography>
      <Typography variant="pi" textColor="neutral600">
        {holds.length === 1 ? 'tot' : 'eerste tot'} {clockText(first.until)}
      </Typography>
    </Flex>
  )
}

function Free({ free }: Pick<QuotaUse, 'free'>) {
  if (free < 0) return <Tag colour="danger">{`${-free} te veel`}</Tag>
  return free === 0 ? <Tag colour="warning">Vol</Tag> : <Typography>{free}</Typography>
}
