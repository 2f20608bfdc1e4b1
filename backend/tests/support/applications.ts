import { applicationWizard, cvSlot } from '@gevel/contract/applications'
import { type Draft, draftSchema } from '@gevel/contract/drafts'
import { hashOf } from '../../src/platform/secrets/secrets'
import { type ApiResponse, ask } from './backend.ts'
import { newEmail } from './registration.ts'
import { askAs, headersOf, type Visit } from './visitor.ts'

/** The beginning of a PDF, which is enough to be one by its content. */
export const pdf = (name = 'cv.pdf', bytes = 200) =>
  new File([Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'x')])], name)

export interface BegunApplication {
  draft: Draft
  key: string
  visit: Visit
}

/** Begins the draft of an application. */
export async function beginApplication(visit: Visit = {}): Promise<BegunApplication> {
  const key = hashOf(crypto.randomUUID()).toString('base64url')
  const { body } = await askAs(visit, 'POST', '/public/drafts', { wizard: applicationWizard, key })
  return { draft: draftSchema.parse(body), key, visit }
}

/** Sends a CV into the slot of a draft. */
export async function sendCv({ draft, key, visit }: BegunApplication, file: File): Promise<ApiResponse> {
  const body = new FormData()
  body.set('input', JSON.stringify({ key }))
  body.append('files', file)
  return ask(`/public/applications/${draft.id}/cv`, { method: 'POST', headers: headersOf(visit), body }, visit.backend)
}

/** Reads a draft as its browser does. */
export async function openApplication({ draft, key, visit }: BegunApplication): Promise<Draft> {
  const response = await askAs(visit, 'POST', `/public/drafts/${draft.id}/open`, { wizard: applicationWizard, key })
  return draftSchema.parse(response.body)
}

export const removeCv = ({ draft, key, visit }: BegunApplication) =>
  askAs(visit, 'POST', `/public/drafts/${draft.id}/files/${cvSlot}/remove`, { wizard: applicationWizard, key })

export function newApplicant() {
  return {
    ...{ name: 'Ingeborg Schrijvers', email: newEmail(), phone: '06 0000 0000', keep: false },
    motivation: 'De balie voor de vakman mis ik.',
  }
}

/** Sends an application for a vacancy. */
export function apply(
  { draft, key, visit }: BegunApplication,
  vacancyId: number,
  applicant: ReturnType<typeof newApplicant>,
): Promise<ApiResponse> {
  const reference = { id: draft.id, key, version: draft.version }
  return askAs(visit, 'POST', `/public/vacancies/${vacancyId}/applications`, { draft: reference, ...applicant })
}
