import { Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { PdfUpload } from './pdf-upload'

interface PanelProps {
  model: string
  documentId?: string
  document?: { documentId?: string }
}

/** Beside the form of an issue: its PDF, which readers leaf through and download. */
export function PdfPanel({ model, documentId, document }: PanelProps): { title: string; content: ReactNode } | null {
  if (model !== 'api::magazine.magazine') return null
  const issue = documentId ?? document?.documentId
  return {
    title: 'Pdf van het nummer',
    content: issue ? (
      <PdfUpload issue={issue} />
    ) : (
      <Typography tag="p" textColor="neutral600">
        Bewaar het nummer eerst; daarna kunt u hier de pdf uploaden.
      </Typography>
    ),
  }
}
PdfPanel.type = 'issue-pdf'
