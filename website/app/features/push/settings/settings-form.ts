import type { PushSettings, PushSubscriptionData } from '@gevel/contract/push'
import { editionField } from '../../../forms/fields/person-fields.ts'
import { defineForm } from '../../../forms/schema/define-form.ts'
import type { FormValues } from '../../../forms/schema/values.ts'

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour} uur` }))
const hidden = { type: 'hidden', validation: 'required', maxLength: 1_000 } as const

/** What a device is notified of; its subscription comes from the browser. */
export const settingsForm = defineForm({
  endpoint: hidden,
  p256dh: hidden,
  auth: hidden,
  topics: {
    type: 'checkbox',
    label: 'Waarover wilt u een melding?',
    validation: 'required',
    validationMessages: { required: 'Een onderwerp is verplicht. U kunt de meldingen hieronder ook uitzetten.' },
    options: [
      { value: 'breaking', label: 'Belangrijk nieuws', hint: 'Waar de hele branche over praat' },
      { value: 'news', label: 'Ander nieuws', hint: 'Wat de redactie u ook wil laten weten' },
      {
        value: 'followed',
        label: 'Wat ik volg',
        hint: 'Elk nieuw artikel over de onderwerpen, auteurs en bedrijven die u volgt, als u bent ingelogd',
      },
      { value: 'vacancies', label: 'Vacatures', hint: 'Bijzondere vacatures die de redactie uitkiest' },
    ],
  },
  editions: {
    type: 'checkbox',
    label: 'Van welke editie?',
    validation: 'required',
    validationLabel: 'Een editie',
    options: editionField.options,
  },
  quietFrom: { type: 'select', label: 'Geen meldingen vanaf', nothing: 'Altijd meldingen', options: hours },
  quietUntil: { type: 'select', label: 'Tot', validation: 'required', validationLabel: 'Een eindtijd', options: hours },
})

type SettingsValues = FormValues<typeof settingsForm>

/** The values of the form of a device. */
export function valuesOf({ endpoint, keys }: PushSubscriptionData, { topics, editions, quiet }: PushSettings) {
  return {
    ...{ endpoint, ...keys, topics, editions },
    quietFrom: quiet ? String(quiet.from) : '',
    quietUntil: String(quiet?.until ?? 7),
  } as const
}

/** What the form saves. */
export function settingsOf({ topics, editions, quietFrom, quietUntil }: SettingsValues): PushSettings {
  const quiet = quietFrom === '' ? null : { from: Number(quietFrom), until: Number(quietUntil) }
  return { topics, editions, quiet }
}
