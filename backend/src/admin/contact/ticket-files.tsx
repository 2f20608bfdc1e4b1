import { Button, Flex, Typography } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { useDownload } from '../kit/data/use-download'
import { Panel } from '../kit/detail/panel'
import { TICKETS } from './ticket-words'

interface TicketFilesProps {
  ticketId: number
  files: readonly { id: number; name: string; bytes: number }[]
}

/** The files of a tip, to download: the admin shows none of them. */
export function TicketFiles({ ticketId, files }: TicketFilesProps) {
  const { download, isBusy } = useDownload()
  return (
    <Panel title="Bestanden">
      <Flex direction="column" alignItems="stretch" gap={2}>
        {files.map(({ id, name, bytes }) => (
          <Flex key={id} justifyContent="space-between" wrap="wrap" gap={3}>
            <Typography style={{ overflowWrap: 'anywhere' }}>
              {name} ({size(bytes)})
            </Typography>
            <Button
              startIcon={<Download />}
              variant="tertiary"
              size="S"
              loading={isBusy}
              aria-label={`Download ${name}`}
              onClick={() => void download(`${TICKETS}/${ticketId}/files/${id}`, name)}
            >
              Download
            </Button>
          </Flex>
        ))}
      </Flex>
      <Typography tag="p" variant="pi" textColor="neutral600" paddingTop={3}>
        Van een onbekende: open een Word- of Excel-bestand alleen in beveiligde weergave. Elke download staat in het
        logboek.
      </Typography>
    </Panel>
  )
}

const megabytes = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })

function size(bytes: number): string {
  return `${megabytes.format(Math.max(bytes / 1_000_000, 0.1))} MB`
}
