import { Typography } from '@strapi/design-system'
import { FileList } from '../kit/detail/file-list'
import { TICKETS } from './ticket-words'

interface TicketFilesProps {
  ticketId: number
  files: readonly { id: number; name: string; bytes: number }[]
}

/** The files of a tip. */
export function TicketFiles({ ticketId, files }: TicketFilesProps) {
  return (
    <FileList
      files={files.map(({ bytes, ...file }) => ({ ...file, size: sizeText(bytes) }))}
      pathOf={(id) => `${TICKETS}/${ticketId}/files/${id}`}
    >
      <Typography tag="p" variant="pi" textColor="neutral600" paddingTop={3}>
        Van een onbekende: open een Word- of Excel-bestand alleen in beveiligde weergave. Elke download staat in het
        logboek.
      </Typography>
    </FileList>
  )
}

const megabytes = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })

function sizeText(bytes: number): string {
  return `${megabytes.format(Math.max(bytes / 1_000_000, 0.1))} MB`
}
