import { issueReaderSchema } from '@gevel/contract/issue-reader'
import { vi } from 'vitest'
import { z } from 'zod'
import type { Admin, StoredDocument } from './admin.ts'
import { type ApiResponse, ask } from './backend.ts'

const uploadsAnswer = z.object({
  data: z.object({
    shown: z.object({ fileName: z.string(), pageCount: z.int() }).nullable(),
    next: z.object({ fileName: z.string(), state: z.string(), problem: z.string().nullable() }).nullable(),
  }),
})
export const readerAnswer = z.object({ data: issueReaderSchema })

/** A published issue without a PDF. */
export async function createIssue(admin: Admin, title: string, fields: object = {}): Promise<StoredDocument> {
  const issue = await admin.create('magazine', {
    ...{ title, year: 1999, number: 1, month: 'mei', publishedOn: '1999-05-01', intro: 'Een oud nummer.', pages: 3 },
    ...{ colour: 'blue', access: 'subscriber', ...fields },
  })
  const { status, text } = await admin.publish('magazine', issue.documentId, fields)
  if (status !== 200) throw new Error(text)
  return issue
}

export function uploadPdf(
  { headers: { authorization } }: Admin,
  issue: string,
  pdf: Buffer,
  { name = 'nummer.pdf', backend }: { name?: string; backend?: string } = {},
): Promise<ApiResponse> {
  const body = new FormData()
  body.append('file', new File([new Uint8Array(pdf)], name, { type: 'application/pdf' }))
  return ask(`/admin/site/magazines/${issue}/pdf`, { method: 'POST', headers: { authorization }, body }, backend)
}

/** The PDFs of an issue, as the admin shows them. */
export async function uploadsOf(admin: Admin, issue: string) {
  return uploadsAnswer.parse((await admin.request('GET', `/admin/site/magazines/${issue}/pdf`)).body).data
}

/** Waits until no PDF of the issue is waiting to be parsed. */
export function untilParsed(admin: Admin, issue: string) {
  return vi.waitFor(
    async () => {
      const uploads = await uploadsOf(admin, issue)
      if (uploads.next?.state === 'waiting') throw new Error('The PDF is still waiting')
      return uploads
    },
    { timeout: 60_000, interval: 200 },
  )
}
