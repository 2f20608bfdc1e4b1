import { Flex, Link, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { namedLinks } from './link-words'
import { useDocumentLinks } from './use-document-links'

interface PanelProps {
  model: string
  documentId?: string
  document?: { updatedAt?: string; status?: string }
}

/**
 * Below Strapi's panel with the button to the preview: where the document is published, and the preview in each edition
 * when it appears in both.
 */
export function LinksPanel({ model, documentId, document }: PanelProps): { title: string; content: ReactNode } | null {
  const links = useDocumentLinks(model, documentId, `${document?.updatedAt} ${document?.status}`)
  if (!links || links.previews.length === 0) return null
  const { previews, published } = links
  const shown = [
    ...namedLinks('Bekijk op de site', published),
    ...(previews.length > 1 ? namedLinks('Voorbeeld in een tabblad', previews) : []),
  ]
  return {
    title: 'Op de site',
    content: (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%">
        {shown.map(({ label, url }) => (
          <Link key={label} href={url} isExternal>
            {label}
          </Link>
        ))}
        <Typography tag="p" variant="pi" textColor="neutral600">
          {published.length === 0 && 'Dit stuk staat nog niet op de site. '}
          Het voorbeeld toont wat het laatst is bewaard.
        </Typography>
      </Flex>
    ),
  }
}
LinksPanel.type = 'links'
