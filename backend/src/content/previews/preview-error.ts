import type { PreviewErrorCode } from '@gevel/contract/previews'
import createError from 'http-errors'
import { adminOrigins } from '../../platform/environment/admin-origin'

/** Why a preview cannot be shown: the code, its status and a sentence for the editor. */
const catalogue = {
  'preview-invalid': [403, 'Deze link naar een voorbeeld klopt niet. Open het voorbeeld opnieuw vanuit het beheer.'],
  'preview-expired': [410, 'Deze link naar een voorbeeld is verlopen. Open het voorbeeld opnieuw vanuit het beheer.'],
  'preview-gone': [410, 'Dit stuk is er niet meer.'],
  'preview-incomplete': [422, 'Dit concept heeft nog geen eigen pagina.'],
} as const satisfies Record<PreviewErrorCode, readonly [status: number, sentence: string]>

/**
 * An error in Strapi's envelope. It names the admin's origins, which may show the error in the frame of the preview.
 * @param message when the default one does not fit
 */
export function previewError(code: PreviewErrorCode, message?: string): Error {
  const [status, sentence] = catalogue[code]
  return createError(status, message ?? sentence, {
    name: 'PreviewError',
    details: { code, frameOrigins: adminOrigins },
  })
}

/** The error of a draft that lacks required fields. */
export function incompleteDraft(labels: readonly string[]): Error {
  return previewError('preview-incomplete', `Vul eerst in en bewaar dan: ${labels.join(', ')}.`)
}
