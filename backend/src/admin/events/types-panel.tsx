import { Button, Flex, Typography } from '@strapi/design-system'
import { Plus } from '@strapi/icons'
import type { ShownEvent } from '../../features/organiser/setup/show-event'
import { Panel } from '../kit/detail/panel'
import { PanelTable } from '../kit/detail/panel-table'
import { RowActions } from '../kit/detail/row-actions'
import { Tag } from '../kit/words/tag'
import { accessNames, momentWithTime, Price, TwoLines } from './event-words'
import { ticketTypeQuestion } from './ticket-type-fields'
import { useSetUp } from './use-set-up'

type TicketType = ShownEvent['types'][number]

/** The kinds of tickets of an event, and what an organiser sets of them. */
export function TypesPanel({ event, mayChange }: { event: ShownEvent; mayChange: boolean }) {
  const typeQuotas = event.quotas.filter(({ kind }) => kind === 'type')
  const save = useSetUp<TicketType | undefined>(event.id, {
    ...{ method: 'PUT', path: 'types' },
    question: (type) => ticketTypeQuestion(type, typeQuotas),
    body: (type, answers) => ({
      ...(type && { typeId: type.id }),
      quotaIds: typeQuotas.map(({ id }) => id).filter((id) => answers[`quota-${id}`] === 'yes'),
    }),
    done: (type) => (type ? 'De kaartsoort is gewijzigd.' : 'De kaartsoort is er.'),
  })
  const sale = useSetUp<TicketType>(event.id, {
    ...{ method: 'PUT', path: 'types/sale' },
    body: ({ id, isOnSale }) => ({ typeId: id, isOnSale: !isOnSale }),
    done: ({ name, isOnSale }) => (isOnSale ? `${name} is uit de verkoop.` : `${name} is weer te koop.`),
  })
  return (
    <Panel
      title="Kaartsoorten"
      extra={
        mayChange && (
          <Button size="S" variant="tertiary" startIcon={<Plus />} onClick={() => void save.run(undefined)}>
            Nieuwe kaartsoort
          </Button>
        )
      }
    >
      <PanelTable
        rows={event.types}
        idOf={({ id }) => id}
        empty="Er is nog geen kaartsoort: niemand kan zich inschrijven."
        columns={[
          { head: 'Naam', cell: (type) => <NameOfType type={type} /> },
          { head: 'Prijs', cell: (type) => <Price {...type} /> },
          {
            head: 'Voor',
            cell: (type) => (
              <TwoLines
                first={type.access === 'domain' ? type.domains.join(', ') : accessNames[type.access]}
                second={windowText(type)}
              />
            ),
          },
          { head: 'Quota', cell: ({ quotaIds }) => quotaNames(quotaIds, typeQuotas), keepsWords: true },
          { head: 'Verkocht', cell: ({ sold }) => sold, isNumber: true },
          ...(mayChange
            ? [
                {
                  head: 'Wijzigen',
                  cell: (type: TicketType) => (
                    <RowActions>
                      <Button
                        size="S"
                        variant="tertiary"
                        aria-label={`Wijzig ${type.name}`}
                        onClick={() => void save.run(type)}
                      >
                        Wijzig
                      </Button>
                      <Button
                        size="S"
                        variant="tertiary"
                        aria-label={`${type.isOnSale ? 'Stop' : 'Hervat'} verkoop van ${type.name}`}
                        loading={sale.isBusy}
                        onClick={() => void sale.run(type)}
                      >
                        {type.isOnSale ? 'Stop verkoop' : 'Hervat verkoop'}
                      </Button>
                    </RowActions>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Panel>
  )
}

function NameOfType({ type: { name, description, isOnSale } }: { type: TicketType }) {
  return (
    <Flex direction="column" alignItems="flex-start" gap={1}>
      <Typography fontWeight="bold">{name}</Typography>
      {description && (
        <Typography variant="pi" textColor="neutral600" style={{ whiteSpace: 'normal' }}>
          {description}
        </Typography>
      )}
      {!isOnSale && <Tag colour="neutral">Uit de verkoop</Tag>}
    </Flex>
  )
}

/** When it is on sale, where that is not as long as the event. */
function windowText({ opensAt, closesAt }: TicketType): string | null {
  if (!opensAt && !closesAt) return null
  const from = opensAt && `vanaf ${momentWithTime(opensAt)}`
  const until = closesAt && `tot ${momentWithTime(closesAt)}`
  return [from, until].filter(Boolean).join(' ')
}

function quotaNames(ids: readonly number[], quotas: ShownEvent['quotas']): string {
  const names = quotas.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  return names.length > 0 ? names.join(', ') : 'Hele evenement'
}
