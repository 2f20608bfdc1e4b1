import { defineForm } from '../../../forms/schema/define-form.ts'
import type { Offer } from '../placing/offer.server.ts'
import { packageFacts, priceText } from '../placing/package-words.ts'

/** How long a vacancy is extended: by the days of a package. */
export function extensionForm(packages: Offer['packages']) {
  return defineForm(
    {
      packageVersionId: {
        type: 'radio',
        label: 'Pakket',
        hint: 'Prijzen zonder btw. De dagen komen na de laatste dag. U krijgt de factuur per mail.',
        validation: 'required',
        options: packages.map(({ version }) => ({
          value: String(version.id),
          label: version.name,
          hint: `${priceText(version)}, ${packageFacts(version)}`,
        })),
      },
      idempotencyKey: { type: 'hidden', validation: 'required', maxLength: 36 },
    },
    { name: 'verlengen' },
  )
}
