import { Box, Flex, Typography } from '@strapi/design-system'
import type { InvitationPreview } from '../../features/organiser/invitations/invite'
import { Panel } from '../kit/detail/panel'
import { PanelTable } from '../kit/detail/panel-table'
import { countOf } from '../kit/words/amounts'

/** What a list of invitations would do, before anything is sent. */
export function PreviewPanel({ preview }: { preview: InvitationPreview }) {
  const { rows, problems, places, free } = preview
  const isShort = free !== null && places > free
  return (
    <Panel
      title="Zo gaat het"
      extra={
        <Typography textColor={isShort ? 'danger600' : 'neutral600'}>
          {`${countOf(rows.length, ['uitnodiging', 'uitnodigingen'])}, ${countOf(places, ['plaats', 'plaatsen'])}${free === null ? '' : `, ${free} vrij`}`}
        </Typography>
      }
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        {problems.length > 0 && (
          <Box background="danger100" hasRadius padding={3} role="alert">
            <Typography tag="p" fontWeight="bold" textColor="danger700">
              Verbeter eerst deze regels; er wordt niets verstuurd.
            </Typography>
            <ul>
              {problems.map(({ line, problem }) => (
                <li key={`${line} ${problem}`}>
                  <Typography textColor="danger700">{`Regel ${line}: ${problem}.`}</Typography>
                </li>
              ))}
            </ul>
          </Box>
        )}
        <PanelTable
          rows={rows}
          idOf={({ line }) => line}
          empty="Er blijft niemand over om uit te nodigen."
          columns={[
            { head: 'Regel', cell: ({ line }) => line, isNumber: true },
            { head: 'Naam', cell: ({ name }) => name ?? '–' },
            { head: 'E-mailadres', cell: ({ email }) => email },
            { head: 'Bedrijf', cell: ({ company }) => company ?? 'Persoonlijk' },
            { head: 'Plaatsen', cell: ({ places: of }) => of, isNumber: true },
          ]}
        />
      </Flex>
    </Panel>
  )
}
