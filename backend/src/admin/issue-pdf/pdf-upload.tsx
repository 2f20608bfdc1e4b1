import { Box, Button, Field, Flex, Typography } from '@strapi/design-system'
import type { PdfUploads } from '../../content/magazines/pdf/upload-state'
import { usePdf } from './use-pdf'

/** The state of an issue's PDF, and the field to upload a new one. */
export function PdfUpload({ issue }: { issue: string }) {
  const { uploads, error, isBusy, upload, cancel } = usePdf(issue)
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Box role="status">{uploads && <State {...uploads} />}</Box>
      {uploads?.next && (
        <Button variant="tertiary" size="S" loading={isBusy} onClick={() => void cancel()}>
          {uploads.next.state === 'waiting' ? 'Breek af' : 'Verwijder deze pdf'}
        </Button>
      )}
      {error && (
        <Box background="danger100" hasRadius padding={3} role="alert">
          <Typography tag="p" textColor="danger700">
            {error}
          </Typography>
        </Box>
      )}
      <Field.Root id="pdf-van-het-nummer" hint="Hoogstens 100 MB en 400 pagina’s. De voorkant is pagina 1.">
        <Field.Label>{uploads?.shown ? 'Vervang de pdf' : 'Upload de pdf'}</Field.Label>
        <input
          id="pdf-van-het-nummer"
          type="file"
          accept="application/pdf,.pdf"
          disabled={isBusy}
          style={{ font: 'inherit', fontSize: '1.4rem', color: 'inherit', maxWidth: '100%' }}
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) void upload(file)
            // so that the same file can be chosen again
            target.value = ''
          }}
        />
        <Field.Hint />
      </Field.Root>
      {isBusy && <Typography textColor="neutral600">Bezig …</Typography>}
    </Flex>
  )
}

const decimal = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })
const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${decimal.format(bytes / 1_000_000)} MB`

function State({ shown, next }: PdfUploads) {
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      {shown ? (
        <Typography tag="p" style={{ overflowWrap: 'anywhere' }}>
          {shown.fileName} ({shown.pageCount} pagina’s, {sizeOf(shown.bytes)})
        </Typography>
      ) : (
        <Typography tag="p" textColor="neutral600">
          Lezers kunnen dit nummer nog niet doorbladeren.
        </Typography>
      )}
      {next?.state === 'waiting' && (
        <Typography tag="p" fontWeight="semiBold" style={{ overflowWrap: 'anywhere' }}>
          {next.fileName} wordt verwerkt. U kunt verder werken.
        </Typography>
      )}
      {next?.state === 'failed' && (
        <Box background="danger100" hasRadius padding={3}>
          <Typography tag="p" textColor="danger700" fontWeight="semiBold" style={{ overflowWrap: 'anywhere' }}>
            {next.fileName} is niet verwerkt.
          </Typography>
          <Typography tag="p" textColor="neutral800">
            {next.problem} {shown && 'Lezers zien de vorige pdf.'}
          </Typography>
        </Box>
      )}
    </Flex>
  )
}
