import { Flex, Link, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import type { DocumentLinks } from '../../content/previews/preview-links'
import { useAdminData } from '../kit/data/use-admin-data'
import { namedLinks } from './link-words'

/** Links to previews work for half an hour: those on the screen are replaced well before that. */
const renewMs = 10 * 60_000

interface PanelProps {
  model: string
  /** undefined for a type with a single document */
  documentId?: string
  document?: { documentId?: string; updatedAt?: string; status?: string }
}

/**
 * Beside the form of what is shown on the site: where that is, and the previews when there are several; Strapi's panel
 * above it has the button to the first.
 */
export function LinksPanel({ model, documentId, document }: PanelProps): { title: string; content: ReactNode } | null {
  const version = `${document?.updatedAt} ${document?.status}`
  const links = useDocumentLinks(model, documentId ?? document?.documentId, version)
  if (!links || links.previews.length + links.published.length === 0) return null
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
          {noticeOf(links)}
        </Typography>
      </Flex>
    ),
  }
}
LinksPanel.type = 'links'

function noticeOf({ published, isLive }: DocumentLinks): string {
  if (isLive) return 'Wat u bewaart, staat meteen op de site.'
  const shown = 'Het voorbeeld toont wat het laatst is bewaard.'
  return published.length === 0 ? `Dit stuk staat nog niet op de site. ${shown}` : shown
}

/**
 * The links of a saved document; undefined while they load, and when they cannot be loaded.
 * @param version changes with each save
 */
function useDocumentLinks(uid: string, documentId: string | undefined, version?: string) {
  const path = documentId && `/admin/site/previews/${uid}/${documentId}`
  const { data, error } = useAdminData<{ data: DocumentLinks }>(path, { version, pollMs: renewMs })
  return error === undefined ? data?.data : undefined
}
