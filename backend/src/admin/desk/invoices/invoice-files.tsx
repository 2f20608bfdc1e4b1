import { Button, Flex, Typography } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import type { ShownInvoice } from '../../../features/desk/invoices/show-invoice'
import { readDocuments } from '../../../ledger/documents/permission'
import { useDownload } from '../../kit/data/use-download'
import { usePermission } from '../../kit/data/use-permission'
import { Panel } from '../../kit/detail/panel'

/** The papers of an invoice, to download, for whoever may read documents. */
export function InvoiceFiles({ documents }: Pick<ShownInvoice, 'documents'>) {
  const mayRead = usePermission(readDocuments)
  const { download, isBusy } = useDownload()
  if (!mayRead) return null
  return (
    <Panel title="Bestanden">
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
        {documents.map(({ id, name }) => (
          <Flex tag="li" key={id} justifyContent="space-between" wrap="wrap" gap={3}>
            <Typography style={{ overflowWrap: 'anywhere' }}>{name}</Typography>
            <Button
              startIcon={<Download />}
              variant="tertiary"
              size="S"
              loading={isBusy}
              aria-label={`Download ${name}`}
              onClick={() => void download(`/admin/site/documents/${id}`, name)}
            >
              Download
            </Button>
          </Flex>
        ))}
      </Flex>
    </Panel>
  )
}
